import { getCertificate, STATUS_LIST_SECONDS, type Certificate } from '@platform/contracts';
import { fakeServer, renderPage } from '@platform/kit/testing';
import { act, screen } from '@testing-library/react';
import { CertificatePage } from './certificate.page.tsx';

const CERTIFICATE: Certificate = {
  code: 'ABCD-1234',
  state: 'valid',
  revokedAt: null,
  revocationReason: null,
  signed: {
    name: 'Łukasz Nguyễn',
    courseId: 1,
    skill: 'AI Basics',
    objectives: [{ id: '1.2', text: 'Sorts sentences.' }],
    right: 26,
    of: 30,
    issuedAt: '2026-02-03T12:00:00.000Z',
    validUntil: '2028-02-03T12:00:00.000Z',
  },
  token: 'a.b.c',
  paidWork: { share: 0.925, submissions: 4 },
};

const routes = [{ path: '/certificate/:code', element: <CertificatePage /> }];

function render(changes: Partial<Certificate> = {}) {
  const server = fakeServer();
  server.respondWith(getCertificate, { ...CERTIFICATE, ...changes });
  return renderPage({ routes, path: '/certificate/ABCD-1234', server });
}

test('says who has shown what, how and until when it is valid, with the signed file', async () => {
  render();

  expect(await screen.findByText('This certificate is valid')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Łukasz Nguyễn' })).toBeVisible();
  expect(screen.getByText('passed the test of AI Basics')).toBeVisible();
  expect(screen.getByText('26 of 30 questions right')).toBeVisible();
  expect(screen.getByText(/^Unsupervised online test\./)).toBeVisible();
  expect(screen.getByText('Sorts sentences.')).toBeVisible();
  expect(screen.getByText(/93 % of the known answers were right \(n = 4\)/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'This page as JSON' })).toHaveAttribute(
    'href',
    '/api/certificates/ABCD-1234',
  );
  expect(screen.getByRole('link', { name: /^Signed file/ })).toHaveAttribute(
    'href',
    '/api/certificates/ABCD-1234/credential',
  );
});

test('can be printed', async () => {
  const print = jest.fn();
  globalThis.print = print;
  const { person } = render();

  await person.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('says of a revoked one since when and why, and does not call it a forgery', async () => {
  const { container } = render({
    state: 'revoked',
    revokedAt: '2026-05-06T12:00:00.000Z',
    revocationReason: 'The answers were bought.',
  });

  expect(await screen.findByText('This certificate is revoked')).toBeVisible();
  expect(screen.getByText(/^We issued it, and it is not valid any more since/)).toHaveTextContent(
    'since May 06, 2026. Reason: The answers were bought.',
  );
  expect(container.textContent).not.toMatch(/invalid|forge|fake|no certificate/i);
});

test('an open page shows a revocation, and that it was taken back, as soon as the list of revoked ones does', async () => {
  jest.useFakeTimers();
  const server = fakeServer();
  server.respondWith(getCertificate, CERTIFICATE);
  renderPage({ routes, path: '/certificate/ABCD-1234', server });
  expect(await screen.findByText('This certificate is valid')).toBeVisible();
  const passTime = () => act(() => jest.advanceTimersByTimeAsync(STATUS_LIST_SECONDS * 1_000));

  const revokedAt = '2026-05-06T12:00:00.000Z';
  server.respondWith(getCertificate, {
    ...CERTIFICATE,
    state: 'revoked',
    revokedAt,
    revocationReason: 'No.',
  });
  await passTime();
  expect(await screen.findByText('This certificate is revoked')).toBeVisible();

  server.respondWith(getCertificate, CERTIFICATE);
  await passTime();
  expect(await screen.findByText('This certificate is valid')).toBeVisible();
  jest.useRealTimers();
});

test('one that has expired says until when it was valid', async () => {
  render({ state: 'expired' });

  expect(await screen.findByText('This certificate has expired')).toBeVisible();
  expect(screen.getByText(/^It was valid until/)).toBeVisible();
});

test('names no one once the holder has deleted the account', async () => {
  render({ state: 'erased', signed: null, token: null, paidWork: null });

  expect(await screen.findByText(/has deleted the account/)).toBeVisible();
  expect(screen.queryByText('Łukasz Nguyễn')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Signed file/ })).toBeNull();
});

test('an unknown code is not a failure of the page', async () => {
  const server = fakeServer();
  server.rejectWith(getCertificate, { code: 'not_found' });
  renderPage({ routes, path: '/certificate/ABCD-1234', server });

  expect(await screen.findByText('No certificate has this code')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
