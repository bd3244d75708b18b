import { getAdminCounters, listPendingVerifications } from './admin/admin.endpoints.ts';
import { exportAudit, listAudit } from './admin/audit.endpoints.ts';
import { exportOutbox, getMail, listOutbox, revealMail } from './admin/outbox.endpoints.ts';
import { getReleases } from './admin/releases.endpoints.ts';
import { getMe, login, logout, register } from './auth/auth.endpoints.ts';
import { changePassword, updateProfile } from './auth/profile.endpoints.ts';
import { forgotPassword, resendVerification, resetPassword, verifyEmail } from './auth/recovery.endpoints.ts';
import {
  disableUser,
  enableUser,
  exportUsers,
  getUser,
  listUserCompletions,
  listUserEntries,
  listUsers,
  revealUser,
} from './auth/users.endpoints.ts';
import { getBlueprint, listBlueprints, listUserBlueprints } from './blueprints/blueprints.endpoints.ts';
import {
  cancelPurchase,
  listPaymentMethods,
  purchaseBlueprint,
  reportPayment,
} from './blueprints/purchases.endpoints.ts';
import {
  approvePurchase,
  exportPurchases,
  getPurchase,
  listPendingPurchases,
  listPurchases,
  rejectPurchase,
} from './blueprints/purchases.review.endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { claimSignupBonus } from './ledger/ledger.endpoints.ts';
import { getTrialBalance } from './ledger/trial-balance.ts';
import { exportStatement, listStatement } from './ledger/statement.endpoints.ts';
import { exportStatementEvents, listStatementEvents } from './ledger/statement.events.ts';
import { checkReferralCode, inviteFriend, listReferrals } from './referrals/referrals.endpoints.ts';
import { openTicket } from './support/contact.endpoints.ts';
import {
  answerTicket,
  closeTicket,
  exportTickets,
  getTicket,
  listTickets,
} from './support/tickets.endpoints.ts';
import {
  getUserTicket,
  listUserTickets,
  markTicketRead,
  openUserTicket,
  replyToTicket,
} from './support/user-tickets.endpoints.ts';
import { completeTask, listBlueprintTasks, listCompletions, listFreeTasks } from './tasks/tasks.endpoints.ts';
import { verifyFreeBlueprint } from './verification/verification.endpoints.ts';
import {
  approveVerification,
  exportVerifications,
  getVerification,
  listVerifications,
  rejectVerification,
  revealVerification,
} from './verification/verification.review.endpoints.ts';
import {
  cancelWithdrawal,
  listOwnWithdrawals,
  requestWithdrawal,
} from './withdrawals/withdrawals.endpoints.ts';
import {
  approveWithdrawal,
  exportWithdrawals,
  failWithdrawal,
  getWithdrawal,
  listAllWithdrawals,
  listPendingWithdrawals,
  processWithdrawal,
  rejectWithdrawal,
  revealWithdrawal,
} from './withdrawals/withdrawals.review.endpoints.ts';

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
  updateProfile,
  changePassword,
  checkReferralCode,
  listReferrals,
  inviteFriend,
  listBlueprints,
  getBlueprint,
  listUserBlueprints,
  listPaymentMethods,
  purchaseBlueprint,
  reportPayment,
  cancelPurchase,
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
  listOwnWithdrawals,
  requestWithdrawal,
  cancelWithdrawal,
  getAdminCounters,
  listPendingVerifications,
  listVerifications,
  exportVerifications,
  getVerification,
  approveVerification,
  rejectVerification,
  revealVerification,
  listPendingPurchases,
  listPurchases,
  exportPurchases,
  getPurchase,
  approvePurchase,
  rejectPurchase,
  listPendingWithdrawals,
  listAllWithdrawals,
  exportWithdrawals,
  getWithdrawal,
  approveWithdrawal,
  processWithdrawal,
  failWithdrawal,
  rejectWithdrawal,
  revealWithdrawal,
  listUsers,
  exportUsers,
  getUser,
  listUserEntries,
  listUserCompletions,
  disableUser,
  enableUser,
  revealUser,
  getTrialBalance,
  openTicket,
  listUserTickets,
  getUserTicket,
  openUserTicket,
  replyToTicket,
  markTicketRead,
  listTickets,
  exportTickets,
  getTicket,
  answerTicket,
  closeTicket,
  listAudit,
  exportAudit,
  listOutbox,
  exportOutbox,
  getMail,
  revealMail,
  getReleases,
];
