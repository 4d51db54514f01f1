import { changeUi } from '#web/storage/ui-state.ts';

const MOBILE_BELOW_PX = 640;
const DEBOUNCE_MS = 100;

export function isMobileWidth(width: number): boolean {
  return width < MOBILE_BELOW_PX;
}

/** Keeps `mobileScreen` of the interface's state true to the window. Gives the function that stops it. */
export function watchMobileScreen(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const measure = () => changeUi({ mobileScreen: isMobileWidth(window.innerWidth) });
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(measure, DEBOUNCE_MS);
  };
  measure();
  window.addEventListener('resize', onResize);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', onResize);
  };
}
