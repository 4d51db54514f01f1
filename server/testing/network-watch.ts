// Watches every way out of this process: a connection or a question of names that is not for this machine is
// noted and refused, as if the network were cut.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|localhost)$/;

type Options = { readonly host?: string; readonly path?: string | null };

type Any = (...args: never[]) => unknown;

/** What `connect` was asked for: options, or a port and a host, or the path of a socket. */
function hostOf(args: readonly unknown[]): string | null {
  const [first, second] = args.flat();
  if (typeof first === 'object' && first !== null) {
    const { path, host } = first as Options;
    return path ? null : (host ?? 'localhost');
  }
  if (typeof first === 'string' && Number.isNaN(Number(first))) return null;
  return typeof second === 'string' ? second : 'localhost';
}

function refusing(noted: string[], original: Any, targetOf: (args: unknown[]) => string | null) {
  return function watched(this: unknown, ...args: unknown[]) {
    const target = targetOf(args);
    if (target === null || LOOPBACK.test(target)) return original.apply(this, args as never[]);
    noted.push(target);
    throw new Error(`the network is cut: ${target}`);
  };
}

const NAMES = ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveMx', 'resolveTxt'] as const;

/** The targets that were asked for, and the way to end the watch. */
export function watchNetwork(): { readonly noted: readonly string[]; end(): void } {
  const noted: string[] = [];
  const undo: (() => void)[] = [];
  const replace = (owner: object, name: string, targetOf: (args: unknown[]) => string | null) => {
    const target = owner as Record<string, Any>;
    const original = target[name] as Any;
    target[name] = refusing(noted, original, targetOf) as Any;
    undo.push(() => {
      target[name] = original;
    });
  };
  replace(net.Socket.prototype, 'connect', hostOf);
  replace(dgram, 'createSocket', () => 'udp');
  for (const name of NAMES) {
    replace(dns, name, ([host]) => String(host));
    replace(dns.promises, name, ([host]) => String(host));
  }
  syncBuiltinESMExports();
  return {
    noted,
    end() {
      for (const step of undo) step();
      syncBuiltinESMExports();
    },
  };
}
