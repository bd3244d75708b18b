import { getWithdrawal, listPendingWithdrawals, type WithdrawalDetail } from '@platform/contracts';
import { screen } from '@testing-library/react';
import { renderScreen } from './render-screen.ts';
import { createAdminServer } from './admin-server.ts';
import { admin, createPage, createWithdrawal, toWithdrawalRow } from './records.factory.ts';

export async function openWithdrawal(overrides: Partial<WithdrawalDetail> = {}, user = admin) {
  const record = createWithdrawal(overrides);
  const server = createAdminServer();
  server.respondWith(listPendingWithdrawals, createPage(toWithdrawalRow(record)));
  server.respondWith(getWithdrawal, record);
  const rendered = await renderScreen(`/withdrawals/${record.id}`, server, user);
  await screen.findByRole('heading', { level: 1, name: record.username });
  return { ...rendered, record, server };
}
