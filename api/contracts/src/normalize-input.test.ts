import { ObjectSchema, Schema, StringSchema, type AnySchema } from 'yup';
import {
  ENDPOINTS,
  acceptsNull,
  approveVerificationBody,
  normalizeInput,
  payoutMethodBody,
  profileBody,
  purchaseBody,
  registerBody,
  ticketBody,
  type PaymentMethod,
} from './index.ts';

/** Looks empty on a page. */
const BLANKS = [
  ...['   ', '\u00a0\u2003', '\u200b\u200b\u200b\u200b', '\ufeff\u3000\u2060'],
  // Fillers of Hangul, a Braille pattern without dots, a joiner, a variation, a vowel without a glyph, an accent alone.
  ...[
    '\u3164\u3164\u3164\u3164\u3164',
    '\u115f\u1160\uffa0',
    '\u2800 \u2800',
    '\u034f\ufe0f\u17b4',
    '\u0301',
  ],
];
/** Spaces belong to a password, and a username has a normal form of its own. */
const VERBATIM =
  /\.(password|currentPassword|newPassword|username|credentialId|clientDataJson|attestationObject|authenticatorData|signature|userHandle)$/;

type TextField = { at: string; field: StringSchema };

const textFields = ENDPOINTS.flatMap(({ id, body }) => collectTextFields(id, body as AnySchema | undefined));

test.each(textFields)('$at takes a blank text for an empty one', ({ at, field }) => {
  if (VERBATIM.test(at)) {
    for (const blank of BLANKS) expect(normalizeInput(field, blank)).toBe(blank);
    return;
  }
  for (const blank of BLANKS) {
    expect(normalizeInput(field, blank)).toBe('');
    if (!field.spec.optional) expect(field.isValidSync(normalizeInput(field, blank))).toBe(false);
  }
});

test.each(textFields.filter(({ field }) => isSingleLine(field) && !isCode(field)))(
  '$at loses controls that would reorder the text beside it',
  ({ field }) => {
    expect(normalizeInput(field, '\u202dZo\u00eb \u202ealice\u202c \u2067x\u2069 \u200f')).toBe(
      'Zo\u00eb alice x \u200f',
    );
  },
);

test('writes the digits of a code as 0 to 9, without invisible characters', () => {
  const body = { username: 'ada', referralCode: '\u202d\uff21\uff12\u200b\u0663\u202c' };
  expect(normalizeInput(registerBody, body)).toEqual({ username: 'ada', referralCode: 'A23' });
});

test.each(['A2\u0000B', 'A2\ud800', 'A\t2'])(
  'leaves the control in the code %j, for the schema to reject',
  (code) => {
    const { referralCode } = normalizeInput(registerBody, { referralCode: code });
    expect(registerBody.pick(['referralCode']).isValidSync({ referralCode })).toBe(false);
  },
);

test.each<[PaymentMethod, string, string]>([
  ['apple_pay', '+\u0661\u0662\u0663 \u0664\u0665\u0666\u0667', '+123 4567'],
  ['paypal', '\u200bada\uff20example.org', 'ada@example.org'],
])('takes %s details %p', (paymentMethod, typed, paymentDetails) => {
  const body = normalizeInput(payoutMethodBody, { paymentMethod, paymentDetails: typed });
  expect(payoutMethodBody.validateSync(body)).toEqual({ paymentMethod, paymentDetails });
});

test('finds the fields of every kind of body', () => {
  expect(textFields.length).toBeGreaterThan(25);
  expect(textFields.map(({ at }) => at)).toEqual(
    expect.arrayContaining([
      'withdrawals.request.paymentDetails',
      'verification.approve.mail.text',
      'support.openTicket.message',
    ]),
  );
});

describe('null', () => {
  const optionalFields = ENDPOINTS.flatMap(({ id, body }) => collectOptionalFields(id, body));

  test.each(optionalFields)('$at accepts null for a missing value', ({ object, name, field }) => {
    const normalized = normalizeInput(object, { [name]: null }) as Record<string, unknown>;

    expect(normalized).not.toHaveProperty(name, null);
    expect(field.isValidSync(normalized[name])).toBe(true);
  });

  test('finds the optional fields of every kind of body', () => {
    expect(optionalFields.map(({ at }) => at)).toEqual(
      expect.arrayContaining([
        'auth.updateProfile.phoneNumber',
        'blueprints.requestPurchase.paymentMethod',
        'tasks.complete.evidence.touch',
        'verification.reject.final',
      ]),
    );
  });

  test('clears what an empty text clears, and is left out elsewhere', () => {
    expect(normalizeInput(profileBody, { fullName: null, email: null })).toEqual({
      fullName: '',
      email: null,
    });
    expect(normalizeInput(purchaseBody, { blueprintId: 2, paymentMethod: null })).toEqual({ blueprintId: 2 });
  });
});

/** Payment details have the form of their method, which may be short. */
const explanations = textFields.filter(
  ({ at, field }) =>
    !field.spec.optional &&
    (field.spec.meta as { whitespace?: string } | undefined)?.whitespace === 'multi-line' &&
    !at.endsWith('.paymentDetails'),
);

test.each(explanations)('$at rejects a single letter', ({ field }) => {
  expect(field.isValidSync('x')).toBe(false);
});

test.each(explanations)('$at counts no run of blanks and nothing without a glyph as text', ({ field }) => {
  const blanks = [`${' '.repeat(90)}\u2800`, `${'\n'.repeat(90)}\u2800`, '\u3164'.repeat(90)];
  for (const filled of blanks.map((blank) => `x${blank}`)) expect(field.isValidSync(filled)).toBe(false);
});

test('removes surrounding and repeated spaces of a line', () => {
  expect(normalizeInput(ticketBody, { name: ' Ada \u00a0 Lovelace ', email: ' ada@example.org\n' })).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@example.org',
  });
});

test('keeps the lines of a text, their indentation, and characters within words', () => {
  const message = '\n  First line  \n\n    indented\t\nfamily \u{1f468}\u200d\u{1f469}  \n';
  expect(normalizeInput(ticketBody, { message })).toEqual({
    message: 'First line\n\n    indented\nfamily \u{1f468}\u200d\u{1f469}',
  });
});

test('writes every line break as one character', () => {
  expect(normalizeInput(ticketBody, { message: 'a \r\nb\r\n' })).toEqual({ message: 'a\nb' });
});

test('normalizes an object that may be left out', () => {
  const mail = { subject: ' Hello ', text: '   ' };
  expect(normalizeInput(approveVerificationBody, { mail })).toEqual({ mail: { subject: 'Hello', text: '' } });
  expect(normalizeInput(approveVerificationBody, { mail: false })).toEqual({ mail: false });
});

test.each([[null], [undefined], [3], ['text'], [[' a ']], [{ other: ' a ', constructor: ' b ' }]])(
  'returns %j as it is, for the schema to reject',
  (value) => {
    expect(normalizeInput(ticketBody, value)).toEqual(value);
  },
);

function collectTextFields(at: string, schema: AnySchema | undefined): TextField[] {
  const object = schema?.spec.meta as { object?: AnySchema } | undefined;
  if (object?.object) return collectTextFields(at, object.object);
  if (schema instanceof StringSchema)
    return schema.describe().oneOf.length > 0 ? [] : [{ at, field: schema }];
  if (!(schema instanceof ObjectSchema)) return [];
  const fields = Object.entries(schema.fields as Record<string, AnySchema>);
  return fields.flatMap(([name, field]) => collectTextFields(`${at}.${name}`, field));
}

type OptionalField = { at: string; object: AnySchema; name: string; field: AnySchema };

function collectOptionalFields(at: string, schema: unknown): OptionalField[] {
  const object =
    schema instanceof Schema && (schema.spec.meta as { object?: unknown } | undefined)?.object
      ? (schema.spec.meta as { object: unknown }).object
      : schema;
  if (!(object instanceof ObjectSchema)) return [];
  return Object.entries(object.fields as Record<string, AnySchema>).flatMap(([name, field]) => [
    ...(acceptsNull(field) ? [{ at: `${at}.${name}`, object: object as AnySchema, name, field }] : []),
    ...collectOptionalFields(`${at}.${name}`, field),
  ]);
}

function isCode(field: StringSchema): boolean {
  return (field.spec.meta as { isCode?: boolean } | undefined)?.isCode === true;
}

function isSingleLine(field: StringSchema): boolean {
  return (field.spec.meta as { whitespace?: string } | undefined)?.whitespace === 'single-line';
}
