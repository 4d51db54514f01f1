import { useLocation } from 'react-router';
import { loginPath, registerPath, wayBackFrom } from '#web/session/access.ts';

/** Log-in and registration, leading back to where the guest is. */
export function useWaysIn() {
  const back = wayBackFrom(useLocation());
  return { logIn: loginPath(back), register: registerPath(back) };
}
