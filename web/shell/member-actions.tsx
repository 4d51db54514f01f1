import type { Usuario } from '#contract/sessao.ts';
import { Bell } from './bell.tsx';
import { UserMenu } from './user-menu.tsx';

/** What stands at the end of the top bar of who is logged in. */
export function MemberActions({ user }: { user: Usuario }) {
  return (
    <>
      <Bell user={user} />
      <UserMenu user={user} />
    </>
  );
}
