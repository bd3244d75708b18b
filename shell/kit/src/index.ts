export { isApiError, toApiError, type ApiError } from './api/api-error.ts';
export type { ContractBaseQuery } from './api/base-query.ts';
export type { ArgumentOf } from './api/contract-call.ts';
export { injectContractEndpoints, mutation, query } from './api/contract-endpoints.ts';
export {
  forgetServedAnswers,
  keepServedAnswers,
  recordQueries,
  type PageQuery,
  type ServedAnswer,
} from './api/served-answers.ts';
export { describeError, describeSessionError } from './api/describe-error.ts';
export { LazyTooltip } from './layout/lazy-tooltip.tsx';
export { StructuredData } from './layout/structured-data.tsx';
export { useRefetch, type Refetch } from './api/use-refetch.ts';
export { useMenuCount, useShowMenuCount, type MenuCount } from './layout/menu-counts.ts';
export { SUPPORT_SLOT, useSupportSlot } from './layout/use-support-slot.ts';
export { getPageHeading, MAIN_ID, useFocusOnNavigation } from './navigation/use-focus-on-navigation.ts';
export { safeRedirectPath } from './paths/safe-redirect-path.ts';
export { mountAdminAtRoot, paths } from './paths/paths.ts';
export { HOST_CONTRACT } from './remote/host-contract.ts';
export { useNoticeUpdates } from './notices/use-notice-updates.ts';
export { page } from './remote/page.ts';
export type {
  FormAdvice,
  NavIcon,
  NavItem,
  PageForm,
  PageHandle,
  RemoteModule,
} from './remote/remote-module.ts';
export { readMemberData, removeMemberData, writeMemberData } from './session/member-data.ts';
export { readSessionData, writeSessionData } from './session/session-data.ts';
export { registerCodePrompt, registerPasswordPrompt } from './session/password-prompt.ts';
export { registerBeforeSignOut } from './session/session-lifecycle.ts';
export { restoreAnswers, type MemberAnswers } from './session/restore-answers.ts';
export { resolveUser } from './session/resolve-session.ts';
export { useServerTime } from './session/use-server-time.ts';
export { useSyncWithUser } from './session/use-sync-with-user.ts';
export { useSignOut } from './session/use-sign-out.ts';
export {
  useSession,
  useEndSession,
  useLookUpUser,
  useRefetchUser,
  useResolveUser,
  useStartedElsewhere,
  useStartSession,
  type Session,
} from './session/use-session.ts';
export { USER_TAG } from './session/session-api.ts';
export { watchSession } from './session/watch-session.ts';
export { useOperator, useOrigin } from './store/use-operator.ts';
export { PlatformProvider } from './store/platform-provider.tsx';
export { createPlatformStore, type PlatformStore } from './store/store.ts';
export { readStoredPreference, storePreference } from './theme/stored-preference.ts';
export { storeFont, useLateFont } from './theme/store-font.ts';
export { useThemePreference, type ThemePreference } from './theme/theme-preference.ts';
export { useToast } from './toasts/use-toast.ts';
export type { ToastMessage } from './toasts/toast-slice.ts';
export {
  confirmDiscard,
  hasTypedText,
  useTypedText,
  useUnsavedChanges,
  useUnsavedQueryChanges,
} from './unsaved-changes/unsaved-changes.ts';
export { UnsavedChangesGuard } from './unsaved-changes/unsaved-changes-guard.tsx';
