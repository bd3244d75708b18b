import { OVERVIEW_CALLS } from './admin/admin.endpoints.ts';
import { exportAudit, listAudit } from './admin/audit.endpoints.ts';
import { exportOutbox, getMail, listOutbox, revealMail } from './admin/outbox.endpoints.ts';
import { getReleaseHealth } from './admin/release-health.endpoints.ts';
import { RELEASE_ENDPOINTS } from './admin/releases.endpoints.ts';
import { getMe, login, logout, register } from './auth/auth.endpoints.ts';
import { PASSKEY_ENDPOINTS } from './auth/passkeys.endpoints.ts';
import { changePassword, updateProfile } from './auth/profile.endpoints.ts';
import {
  forgotPassword,
  loginWithLink,
  requestLoginLink,
  resendVerification,
  resetPassword,
  verifyEmail,
} from './auth/recovery.endpoints.ts';
import { endOtherSessions, endSession, listSessions } from './auth/sessions.endpoints.ts';
import { SECOND_FACTOR_ENDPOINTS } from './auth/second-factor.endpoints.ts';
import {
  disableUser,
  enableUser,
  confirmUserRoles,
  setUserRoles,
  exportUsers,
  getUser,
  listUserCompletions,
  listUserEntries,
  listUsers,
  revealUser,
} from './auth/users.endpoints.ts';
import { SECOND_FACTOR_RESET_ENDPOINTS } from './auth/second-factor-reset.endpoints.ts';
import { getBlueprint, listBlueprints, listUserBlueprints } from './blueprints/blueprints.endpoints.ts';
import { listOpenPay } from './blueprints/open-pay.endpoints.ts';
import {
  cancelPurchase,
  listPaymentMethods,
  purchaseBlueprint,
  reportPayment,
  returnBlueprint,
} from './blueprints/purchases.endpoints.ts';
import {
  approveReturn,
  completeReturn,
  rejectReturn,
  revealPayer,
} from './blueprints/purchases.return.endpoints.ts';
import {
  approvePurchase,
  exportPurchases,
  getPurchase,
  listPendingPurchases,
  listPurchases,
  rejectPurchase,
} from './blueprints/purchases.review.endpoints.ts';
import { CASE_CALLS } from './cases/cases.endpoints.ts';
import { DECISION_CALLS } from './cases/decisions.endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { LEARNING_ENDPOINTS } from './learning/learning.calls.ts';
import { LEARNING_REVIEW_ENDPOINTS } from './learning/learning.review.endpoints.ts';
import { claimSignupBonus } from './ledger/ledger.endpoints.ts';
import { getTrialBalance } from './ledger/trial-balance.ts';
import { exportStatement, listStatement } from './ledger/statement.endpoints.ts';
import { exportStatementEvents, listStatementEvents } from './ledger/statement.events.ts';
import { listNotices, markNoticeRead, markNoticesRead } from './notices/notices.endpoints.ts';
import { getNoticePreferences, setNoticePreference, unsubscribe } from './notices/preferences.endpoints.ts';
import { cancelDeletion, getOpenRequests, requestDeletion } from './personal-data/deletion.endpoints.ts';
import { DATA_EXPORT_ENDPOINTS } from './personal-data/export.endpoints.ts';
import { checkReferralCode, inviteFriend, listReferrals } from './referrals/referrals.endpoints.ts';
import { reportFaults } from './reports/faults.endpoints.ts';
import { CONTACT_CALLS } from './support/contact.endpoints.ts';
import { TICKET_CALLS } from './support/tickets.endpoints.ts';
import {
  getUserTicket,
  listUserTickets,
  markTicketRead,
  openUserTicket,
  replyToTicket,
} from './support/user-tickets.endpoints.ts';
import { completeTask, listBlueprintTasks, listCompletions, listFreeTasks } from './tasks/tasks.endpoints.ts';
import { getTypicalMonth } from './tasks/typical-month.endpoints.ts';
import { verifyFreeBlueprint } from './verification/verification.endpoints.ts';
import {
  approveVerification,
  confirmVerification,
  exportVerifications,
  getVerification,
  listVerifications,
  rejectVerification,
  revealVerification,
} from './verification/verification.review.endpoints.ts';
import {
  addPayoutMethod,
  listPayoutMethods,
  removePayoutMethod,
  setDefaultPayoutMethod,
  withdrawToPayoutMethod,
} from './withdrawals/payout-methods.endpoints.ts';
import {
  cancelWithdrawal,
  getPayoutRequirements,
  listOwnWithdrawals,
  requestWithdrawal,
} from './withdrawals/withdrawals.endpoints.ts';
import {
  approveWithdrawal,
  bounceWithdrawal,
  exportWithdrawals,
  failWithdrawal,
  getWithdrawal,
  listAllWithdrawals,
  listPendingWithdrawals,
  processWithdrawal,
  rejectWithdrawal,
  revealWithdrawal,
} from './withdrawals/withdrawals.review.endpoints.ts';
import {
  approveWork,
  claimNextReview,
  claimReview,
  denyAppeal,
  exportReviews,
  getReview,
  getReviewSilence,
  grantAppeal,
  listReviews,
  rejectWork,
  unclaimReview,
  requestRevision,
} from './work/reviews.endpoints.ts';
import { ITEM_REPORT_ENDPOINTS } from './work/item-reports.endpoints.ts';
import { appealRejection, reportWork, saveDraft, submitWork } from './work/submission-writes.endpoints.ts';
import {
  getSubmission,
  getSubmissionSummary,
  giveBackWork,
  listSubmissions,
  markSubmissionSeen,
  withdrawHandIn,
} from './work/submissions.endpoints.ts';
import {
  downloadFile,
  getMedia,
  getWorkTask,
  listWorkTaskPay,
  listWorkTasks,
  startWork,
  uploadFile,
} from './work/work.endpoints.ts';

/** Every call of the API. The OpenAPI document, the access matrix and the tests are generated from this list. */
export const ENDPOINTS: readonly Endpoint[] = [
  getMe,
  login,
  register,
  logout,
  forgotPassword,
  resetPassword,
  verifyEmail,
  resendVerification,
  requestLoginLink,
  loginWithLink,
  updateProfile,
  changePassword,
  ...SECOND_FACTOR_ENDPOINTS,
  ...PASSKEY_ENDPOINTS,
  listSessions,
  endSession,
  endOtherSessions,
  checkReferralCode,
  listReferrals,
  inviteFriend,
  listBlueprints,
  getBlueprint,
  listOpenPay,
  listUserBlueprints,
  listPaymentMethods,
  purchaseBlueprint,
  reportPayment,
  cancelPurchase,
  returnBlueprint,
  verifyFreeBlueprint,
  claimSignupBonus,
  listStatement,
  exportStatement,
  listStatementEvents,
  exportStatementEvents,
  listFreeTasks,
  listBlueprintTasks,
  listCompletions,
  completeTask,
  getTypicalMonth,
  listWorkTasks,
  getWorkTask,
  startWork,
  uploadFile,
  downloadFile,
  getMedia,
  listSubmissions,
  getSubmissionSummary,
  getSubmission,
  saveDraft,
  submitWork,
  withdrawHandIn,
  giveBackWork,
  reportWork,
  appealRejection,
  markSubmissionSeen,
  listWorkTaskPay,
  listReviews,
  exportReviews,
  claimNextReview,
  getReview,
  getReviewSilence,
  claimReview,
  unclaimReview,
  approveWork,
  requestRevision,
  rejectWork,
  grantAppeal,
  denyAppeal,
  ...ITEM_REPORT_ENDPOINTS,
  ...LEARNING_ENDPOINTS,
  ...LEARNING_REVIEW_ENDPOINTS,
  listOwnWithdrawals,
  getPayoutRequirements,
  requestWithdrawal,
  cancelWithdrawal,
  listPayoutMethods,
  addPayoutMethod,
  setDefaultPayoutMethod,
  withdrawToPayoutMethod,
  removePayoutMethod,
  getOpenRequests,
  requestDeletion,
  cancelDeletion,
  ...DATA_EXPORT_ENDPOINTS,
  ...SECOND_FACTOR_RESET_ENDPOINTS,
  ...DECISION_CALLS,
  ...OVERVIEW_CALLS,
  listVerifications,
  exportVerifications,
  getVerification,
  approveVerification,
  rejectVerification,
  confirmVerification,
  revealVerification,
  listPendingPurchases,
  listPurchases,
  exportPurchases,
  getPurchase,
  approvePurchase,
  rejectPurchase,
  approveReturn,
  revealPayer,
  completeReturn,
  rejectReturn,
  listPendingWithdrawals,
  listAllWithdrawals,
  exportWithdrawals,
  getWithdrawal,
  approveWithdrawal,
  processWithdrawal,
  failWithdrawal,
  bounceWithdrawal,
  rejectWithdrawal,
  revealWithdrawal,
  listUsers,
  exportUsers,
  getUser,
  listUserEntries,
  listUserCompletions,
  disableUser,
  enableUser,
  confirmUserRoles,
  setUserRoles,
  revealUser,
  getTrialBalance,
  ...CONTACT_CALLS,
  listUserTickets,
  getUserTicket,
  openUserTicket,
  replyToTicket,
  markTicketRead,
  listNotices,
  markNoticeRead,
  markNoticesRead,
  getNoticePreferences,
  setNoticePreference,
  unsubscribe,
  ...TICKET_CALLS,
  listAudit,
  exportAudit,
  listOutbox,
  exportOutbox,
  getMail,
  revealMail,
  ...RELEASE_ENDPOINTS,
  getReleaseHealth,
  reportFaults,
  ...CASE_CALLS,
];
