/** The roles of administrators; one can have several. */
export const ADMIN_ROLES = ['reviewer', 'cashier', 'support', 'owner'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** Hours until a role that an owner gave counts for approvals. */
export const APPROVER_WAIT_HOURS = 72;

/** What is read of an endpoint's descriptor. */
type WithRoles = { readonly roles?: readonly AdminRole[] };

/** Returns the roles that may call an administrator endpoint, owners included. */
export function rolesFor({ roles = [] }: WithRoles): readonly AdminRole[] {
  return [...roles.filter((role) => role !== 'owner'), 'owner'];
}

/** Whether one of an administrator's roles allows an administrator endpoint. */
export function mayCall(roles: readonly AdminRole[], endpoint: WithRoles): boolean {
  return rolesFor(endpoint).some((role) => roles.includes(role));
}
