import type { NavItem } from '@platform/kit';
import { HELLO_WORLD_PATH } from './paths.ts';

/** Menu entries that this remote adds to the shell. */
export const nav: readonly NavItem[] = [
  { menu: 'footer', label: 'Hello world', path: HELLO_WORLD_PATH, order: 100 },
];
