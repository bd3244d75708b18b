import { verificationBody } from './verification.schemas.ts';

const valid = {
  fullName: 'Ada',
  email: 'ada@example.com',
  phoneNumber: '12345',
  country: 'uk',
  identificationNumber: 'A123',
  workAuthorization: 'citizen',
  homeAddress: '12 St James',
  blueprintId: 1,
};

test('accepts the shortest valid form and a multi-line address', () => {
  expect(verificationBody.isValidSync(valid)).toBe(true);
  expect(verificationBody.isValidSync({ ...valid, homeAddress: '12 St James\nLondon' })).toBe(true);
});

test.each([
  ['fullName', 'Ad', 'Full name must be at least 3 characters'],
  ['email', 'ada@', 'Please enter a valid email address'],
  ['phoneNumber', '1234', 'Please enter a valid phone number'],
  ['country', '', 'Please select your country'],
  ['country', 'fr', 'Please select your country'],
  ['identificationNumber', '123', 'Please enter a valid ID number'],
  ['workAuthorization', '', 'Please select your work authorization status'],
  ['homeAddress', '123456789', 'Please enter your complete home address'],
  ['fullName', 'A\u3164\u3164', 'Full name must be at least 3 characters'],
  ['phoneNumber', '1\u2800\u2800\u2800\u2800', 'Please enter a valid phone number'],
  ['identificationNumber', '-----', 'Please enter a valid ID number'],
  ['identificationNumber', 'A1\u3164\u3164', 'Please enter a valid ID number'],
  ['homeAddress', '1        2', 'Please enter your complete home address'],
  ['homeAddress', '1\n\n\n\n\n\n\n\n\n\n2', 'Please enter your complete home address'],
  ['blueprintId', 2, 'Only the free blueprint can be activated by a verification'],
])('rejects %s %j with the message of the specification', (field, value, message) => {
  expect(() => verificationBody.validateSync({ ...valid, [field]: value })).toThrow(message);
});

test.each([
  ['country', ['us', 'ca', 'uk', 'au', 'in', 'other']],
  ['workAuthorization', ['citizen', 'permanent_resident', 'work_visa', 'other']],
])('accepts every %s of the specification', (field, values) => {
  for (const value of values)
    expect([value, verificationBody.isValidSync({ ...valid, [field]: value })]).toEqual([value, true]);
});
