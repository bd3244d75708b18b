/**
 * Components that float above the page. Remotes import them from here instead of their own copy of the design system,
 * so that the page has one overlay stack: Escape closes the topmost overlay, and a toast can be reached while a dialog
 * is open. Shared like the kit, but loaded only by pages that use it.
 */
export { AlertDialog, Dialog, Menu, MenuHeading, MenuItem, MenuSeparator } from '@platform/design-system';
export { Tooltip } from './tooltip.tsx';
