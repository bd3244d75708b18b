import {
  AdminIcon,
  CatalogueIcon,
  ChatIcon,
  DocumentIcon,
  ForwardIcon,
  GiftIcon,
  HomeIcon,
  LearnIcon,
  PeopleIcon,
  SettingsIcon,
  TasksIcon,
  WalletIcon,
} from '@platform/design-system';
import type { NavIcon } from '@platform/kit';

const ICONS = {
  home: HomeIcon,
  tasks: TasksIcon,
  document: DocumentIcon,
  learn: LearnIcon,
  catalogue: CatalogueIcon,
  wallet: WalletIcon,
  gift: GiftIcon,
  people: PeopleIcon,
  settings: SettingsIcon,
  chat: ChatIcon,
  admin: AdminIcon,
} satisfies Record<NavIcon, typeof HomeIcon>;

/** Renders the icon of a sidebar entry, or an arrow for an unknown name: a remote may be newer than this shell. */
export function SidebarIcon({ name }: { name: NavIcon | undefined }) {
  const Icon = (name && (ICONS as Partial<typeof ICONS>)[name]) ?? ForwardIcon;
  return <Icon size={20} aria-hidden="true" />;
}
