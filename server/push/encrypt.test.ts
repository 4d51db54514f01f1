import { expect, test } from 'vitest';
import { encryptFor } from './encrypt.ts';
import { isPushService } from './hosts.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('the example of RFC 8291 comes out byte for byte', () => {
  const browser = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const sent = encryptFor(browser, Buffer.from('When I grow up, I want to be a watermelon'), {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  });
  expect(sent.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
])('%s is a push service', (address) => {
  expect(isPushService(address, [])).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://user:x@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilpush.apple.com.example/x',
  'https://push.services.mozilla.com.br/x',
  'https://127.0.0.1/x',
  'http://127.0.0.1:5432/x',
  'http://localhost/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/x',
  'https://0x7f000001/x',
  'file:///etc/passwd',
  'nothing',
])('%s is none', (address) => {
  expect(isPushService(address, [])).toBe(false);
  expect(isPushService(address, ['push.example.net'])).toBe(false);
});

test('the configuration may add one, also on this machine', () => {
  expect(isPushService('https://push.example.net/x', ['push.example.net'])).toBe(true);
  expect(isPushService('http://127.0.0.1:4000/x', ['127.0.0.1'])).toBe(true);
});
