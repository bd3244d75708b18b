import { loginBody, registerBody, type Operator, type PaymentDestination } from '@platform/contracts';
import {
  type Environment,
  readSettings as readValues,
  toOperator,
  type Values,
} from '@platform/server-kit/settings';
import { findDestinationProblems, toPaymentDestinations } from './payment-destinations.ts';
import { API_SETTINGS } from './schema.ts';

type ApiValues = Values<typeof API_SETTINGS>;

type FirstAdministrator = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
};

/** In characters. A sign-up accepts less, but this account can do more. */
const ADMIN_PASSWORD_MIN_IN_PRODUCTION = 12;

/** Values that are only used in combination; see `Settings`. */
type CombinedValue =
  | `${'api' | 'marketing' | 'dashboard'}Port`
  | `${'marketing' | 'dashboard' | 'admin'}Origin`
  | 'publicOrigins'
  | 'paymentDestinations'
  | `admin${'Username' | 'Email' | 'Password'}`
  | `operator${'Name' | 'Address' | 'Email' | 'Register'}`;

/** The API's configuration; `schema.ts` says what each value means. No other file reads the environment. */
export type Settings = Omit<ApiValues, CombinedValue> & {
  readonly port: number;
  /** The origins whose pages may call this API cross-origin. */
  readonly allowedOrigins: readonly string[];
  readonly firstAdministrator: FirstAdministrator | undefined;
  readonly operator: Operator;
  /** Where members pay for purchases, one per accepted method, in display order. */
  readonly paymentDestinations: readonly PaymentDestination[];
};

/**
 * Reads and validates all settings.
 *
 * @throws SettingsError with one line per invalid setting
 */
export function readSettings(environment: Environment): Settings {
  const values = readValues(API_SETTINGS, environment, findProblems);
  const { shellOrigin, marketingOrigin, dashboardOrigin, adminOrigin, publicOrigins } = values;
  const allowedOrigins = [shellOrigin, marketingOrigin, dashboardOrigin, adminOrigin, ...publicOrigins];
  return {
    ...values,
    port: values.apiPort,
    allowedOrigins: [...new Set(allowedOrigins)],
    firstAdministrator: toFirstAdministrator(values),
    operator: toOperator(values),
    paymentDestinations: toPaymentDestinations(values.paymentDestinations),
  };
}

function findProblems(values: Partial<ApiValues>): string[] {
  return [
    ...findAdministratorProblem(values),
    ...findPasskeyProblem(values),
    ...findDestinationProblems(values.paymentDestinations),
  ];
}

function toFirstAdministrator(values: Partial<ApiValues>): FirstAdministrator | undefined {
  const { adminUsername: username, adminEmail: email, adminPassword: password } = values;
  return username && email && password ? { username, email, password } : undefined;
}

/** Checks that browsers on the members' pages accept the domain of passkeys (WebAuthn, section 5.1.3). */
function findPasskeyProblem({ passkeyDomain, shellOrigin }: Partial<ApiValues>): string[] {
  if (!passkeyDomain || !shellOrigin) return [];
  const { hostname } = new URL(shellOrigin);
  if (hostname === passkeyDomain || hostname.endsWith(`.${passkeyDomain}`)) return [];
  return ['PASSKEY_DOMAIN must be the host of SHELL_ORIGIN or a domain above it.'];
}

/** A name that sounds official is reserved for administrators, so theirs may be one. */
const administratorBody = registerBody.shape({ username: loginBody.fields.username });

/** Checks that the first administrator is complete and passes the validation of a registration. */
function findAdministratorProblem(values: Partial<ApiValues>): string[] {
  if (!values.adminUsername && !values.adminEmail && !values.adminPassword) return [];
  const administrator = toFirstAdministrator(values);
  if (!administrator)
    return ['ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD must be set together. Set all three or none.'];
  const tooShort = `ADMIN_PASSWORD is too short. It must have ${ADMIN_PASSWORD_MIN_IN_PRODUCTION} characters or more in production.`;
  if (values.production && administrator.password.length < ADMIN_PASSWORD_MIN_IN_PRODUCTION)
    return [tooShort];
  if (administratorBody.isValidSync(administrator)) return [];
  return [
    'ADMIN_USERNAME (3 to 32 characters), ADMIN_EMAIL or ADMIN_PASSWORD (6 characters or more) is not valid.',
  ];
}
