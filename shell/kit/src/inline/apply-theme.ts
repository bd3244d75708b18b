/** Inline script of the head: applies the stored theme before the first paint. */
import { THEME_KEY } from '../theme/theme-key.ts';

try {
  const theme = localStorage.getItem(THEME_KEY);
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Access to local storage is blocked: the styles follow the device.
}
