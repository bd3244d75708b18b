/**
 * What floats above the page. It comes from here and not from a remote's own copy of the design system, so that there is
 * one stack of layers: Escape closes the topmost, and a toast can be reached while a dialog is open. Shared like the
 * kit, but brought along only by pages that use it.
 */
export { AlertDialog, Dialog, Menu, MenuHeading, MenuItem, MenuSeparator } from '@platform/design-system';
export { Tooltip } from './tooltip.tsx';
