export { NoticePreferencesPanel } from './notice-preferences-panel.tsx';
