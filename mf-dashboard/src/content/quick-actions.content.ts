import { CatalogueIcon, InviteIcon, SettingsIcon, TasksIcon } from '@platform/design-system';
import { paths } from '@platform/kit';

/** Shortcuts on the dashboard home page. Source: docs/specification.md#2-screens-and-routes. */
export const QUICK_ACTIONS = [
  { label: 'Blueprints', path: paths.dashboard.blueprints(), Icon: CatalogueIcon },
  { label: 'My Tasks', path: paths.dashboard.tasks(), Icon: TasksIcon },
  { label: 'Referrals', path: paths.dashboard.referrals(), Icon: InviteIcon },
  { label: 'Settings', path: paths.dashboard.settings(), Icon: SettingsIcon },
] as const;
