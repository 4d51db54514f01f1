// A line at the top while a page changes. It waits a moment: most pages are there before it would show.
import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { changeUi, useUi } from '#web/storage/ui-state.ts';
import styles from './progress-bar.module.css';

export function ProgressBar() {
  const isLoading = useNavigation().state !== 'idle';
  const { pageChanging } = useUi();
  useEffect(() => changeUi({ pageChanging: isLoading }), [isLoading]);
  if (!pageChanging) return null;
  return <div className={styles.bar} data-progress aria-hidden="true" />;
}
