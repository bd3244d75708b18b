import {
  PAYMENT_METHODS,
  PAYMENT_METHOD_VALUES,
  type PaymentDestination,
  type PaymentMethod,
} from '@platform/contracts';
import type { Kind } from '@platform/server-kit/settings';

/** The value of the setting: destinations by method, not yet checked. */
type RawDestinations = Readonly<Record<string, unknown>>;

export const PAYMENT_DESTINATIONS: Kind<RawDestinations> = {
  parse(text) {
    try {
      const value: unknown = JSON.parse(text);
      return isObject(value) ? value : undefined;
    } catch {
      return undefined;
    }
  },
  expected: 'a JSON object like {"paypal":{"destination":"payments@example.org"}}',
  isSecret: true,
};

/** Destinations that are valid in form and obviously not real, so that a demo works without real accounts. */
export const SAMPLE_DESTINATIONS = JSON.stringify({
  btc: { destination: 'bc1qexampleexampleexampleexampleexampleexa', note: 'Sample address: do not pay.' },
  usdt: {
    destination: `T${'Demo'.repeat(8)}X`,
    network: 'TRC-20',
    note: 'Sample address: do not pay.',
  },
  paypal: { destination: 'payments@aiskill.example', recipient: 'AI Skill (sample)' },
  apple_pay: { destination: 'payments@aiskill.example', recipient: 'AI Skill (sample)' },
  cash_app: { destination: '$skill-example', recipient: 'AI Skill (sample)' },
  zelle: { destination: 'payments@aiskill.example', recipient: 'AI Skill (sample)' },
});

type Field = Exclude<keyof PaymentDestination, 'method'>;

/** Maximum lengths, as in the API's answers. */
const FIELDS: Readonly<Record<Field, number>> = { destination: 200, network: 40, recipient: 100, note: 300 };

type Shape = { readonly pattern: RegExp; readonly expected: string };

const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;
const EMAIL_OR_PHONE: Shape = {
  pattern: new RegExp(`${EMAIL.source}|^\\+?[\\d ()-]{7,20}$`),
  expected: 'an email address or a phone number',
};

/** Catches a destination of the wrong method or one that was cut off; it does not prove that the account exists. */
const SHAPES: Readonly<Record<Exclude<PaymentMethod, 'usdt'>, Shape>> = {
  btc: {
    pattern: /^(bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/,
    expected: 'a Bitcoin address',
  },
  paypal: { pattern: EMAIL, expected: 'an email address' },
  apple_pay: EMAIL_OR_PHONE,
  cash_app: { pattern: /^\$[A-Za-z][\w-]{0,19}$/, expected: 'a $cashtag' },
  zelle: EMAIL_OR_PHONE,
};

const EVM_ADDRESS: Shape = { pattern: /^0x[\dA-Fa-f]{40}$/, expected: 'an address of 0x and 40 digits' };

/** The networks of USDT and the form of their addresses. */
const USDT_NETWORKS: Readonly<Record<string, Shape | undefined>> = {
  'TRC-20': { pattern: /^T[1-9A-HJ-NP-Za-km-z]{33}$/, expected: 'a TRON address' },
  'ERC-20': EVM_ADDRESS,
  'BEP-20': EVM_ADDRESS,
};

/** Converts the setting, in the order of the methods. Call it after `findDestinationProblems` has found none. */
export function toPaymentDestinations(raw: RawDestinations | undefined): readonly PaymentDestination[] {
  return PAYMENT_METHODS.flatMap(({ value: method }) => {
    const fields = raw?.[method] as Partial<Record<Field, string>> | undefined;
    if (!fields) return [];
    const { destination = '', network = null, recipient = null, note = null } = fields;
    return [{ method, destination, network, recipient, note }];
  });
}

/** Describes everything that is wrong with the setting, one line per problem. */
export function findDestinationProblems(raw: RawDestinations | undefined): string[] {
  return Object.entries(raw ?? {}).flatMap(([method, value]) => {
    const report = (problem: string) => `PAYMENT_DESTINATIONS: ${method}${problem}`;
    if (!PAYMENT_METHODS.some((known) => known.value === method))
      return [report(` is not one of ${PAYMENT_METHOD_VALUES.join(', ')}.`)];
    if (!isObject(value)) return [report(' is not an object with a destination.')];
    const problems = findFieldProblems(value);
    return (problems.length > 0 ? problems : findShapeProblems(method as PaymentMethod, value)).map(report);
  });
}

function findFieldProblems(fields: RawDestinations): string[] {
  const known = Object.entries(FIELDS).flatMap(([name, max]) => {
    const value = fields[name];
    if (value === undefined) return name === 'destination' ? [' has no destination.'] : [];
    const isText = typeof value === 'string' && value.trim() === value && value !== '' && value.length <= max;
    return isText ? [] : [`.${name} is not a text of 1 to ${max} characters.`];
  });
  const unknown = Object.keys(fields).filter((name) => !Object.hasOwn(FIELDS, name));
  return [...known, ...unknown.map((name) => `.${name} is unknown.`)];
}

function findShapeProblems(method: PaymentMethod, { destination, network }: RawDestinations): string[] {
  if (method !== 'usdt') {
    const { pattern, expected } = SHAPES[method];
    return [
      ...(pattern.test(destination as string) ? [] : [`.destination is not ${expected}.`]),
      ...(network === undefined || method === 'btc'
        ? []
        : ['.network is set, but the method has no networks.']),
    ];
  }
  const shape = USDT_NETWORKS[network as string];
  if (!shape) return [`.network is not one of ${Object.keys(USDT_NETWORKS).join(', ')}.`];
  return shape.pattern.test(destination as string)
    ? []
    : [`.destination is not ${shape.expected}, as ${network as string} needs.`];
}

function isObject(value: unknown): value is RawDestinations {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
