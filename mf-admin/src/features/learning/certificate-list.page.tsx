import {
  exportCertificates,
  listCertificates,
  restoreCertificate,
  revokeCertificate,
  type CertificateRow,
} from '@platform/contracts';
import { Button, DateTime, LabelBadge } from '@platform/design-system';
import { paths, useOrigin } from '@platform/kit';
import { CERTIFICATE_STATES } from '@platform/kit/states';
import { toOptions } from '../../content/status-labels.ts';
import { defineListPage } from '../../shared/list/screen/define-list-page.tsx';
import type { TableColumn } from '../../shared/list/table/table-column.ts';
import { MemberLink } from '../../shared/review/record/member-link.tsx';
import { useDecision } from '../../shared/review/decision/use-decision.ts';
import { useDescribePending, usePendingByCase } from '../../shared/undo/use-pending-decisions.ts';
import type { PendingDecision } from '../../shared/undo/pending-decisions.ts';
import { useMay } from '../../shared/use-may.ts';
import { RestoreDialog, RevokeDialog } from './certificate-dialogs.tsx';
import { COURSE_COLUMN, COURSE_FILTERS } from './course-column.ts';
import { useAdminCertificatesQuery } from './learning-api.ts';

type Row = CertificateRow & { readonly id: string };

/** Links to the page of the public site, which the console may not be on. */
function CertificateLink({ code }: { code: string }) {
  return <a href={useOrigin() + paths.certificate(code)}>{code}</a>;
}

const COLUMNS: readonly TableColumn<Row>[] = [
  {
    id: 'code',
    name: 'Code',
    cell: ({ code }) => <CertificateLink code={code} />,
    alwaysVisible: true,
  },
  {
    id: 'user',
    name: 'User',
    cell: ({ userId, username }) =>
      userId === null ? '–' : <MemberLink userId={userId} username={username ?? userId} />,
  },
  COURSE_COLUMN,
  { id: 'score', name: 'Right', numeric: true, cell: ({ right, of }) => `${right} of ${of}` },
  {
    id: 'at',
    name: 'Issued',
    cell: ({ issuedAt }) => <DateTime at={issuedAt} />,
    sort: { ascending: 'oldest', descending: 'newest' },
  },
  { id: 'until', name: 'Valid until', cell: ({ validUntil }) => <DateTime at={validUntil} /> },
  {
    id: 'state',
    name: 'State',
    cell: ({ state }) => <LabelBadge labels={CERTIFICATE_STATES} value={state} />,
  },
  {
    id: 'reason',
    name: 'Revoked because',
    wraps: true,
    cell: ({ revocationReason }) => revocationReason ?? '–',
  },
  {
    id: 'actions',
    name: 'Actions',
    alwaysVisible: true,
    pinned: true,
    numeric: true,
    cell: (row) => <Actions row={row} />,
  },
];

/** All certificates, which can be revoked here. */
export const CertificateListPage = defineListPage({
  labels: {
    title: 'Certificates',
    lead: 'A revocation, and why, is public on the page of the certificate and in its status list.',
    plural: 'certificates',
    search: 'Search by code, username or ID',
    empty: { title: 'No certificates yet', text: 'Members who pass a test get one.' },
  },
  endpoint: listCertificates,
  exportEndpoint: exportCertificates,
  filters: {
    state: { kind: 'choice', label: 'State', options: toOptions(CERTIFICATE_STATES) },
    ...COURSE_FILTERS,
  },
  sorts: ['newest', 'oldest'],
  useRows: ({ query }) => {
    const { data, ...rest } = useAdminCertificatesQuery({ query });
    return { ...rest, data: data && { ...data, items: data.items.map((row) => ({ ...row, id: row.code })) } };
  },
  columns: COLUMNS,
});

function Actions({ row }: { row: Row }) {
  const { code, state } = row;
  const may = useMay();
  const pending = usePendingByCase().get(code);
  const decision = useDecision<'revoke' | 'restore'>({ kind: 'certificate', id: code, name: code });
  if (pending) return <Pending decision={pending} />;
  return (
    <>
      {(state === 'valid' || state === 'expired') && may(revokeCertificate) && (
        <Button size="compact" aria-label={`Revoke ${code}`} onClick={() => decision.start('revoke')}>
          Revoke
        </Button>
      )}
      {state === 'revoked' && may(restoreCertificate) && (
        <Button size="compact" aria-label={`Restore ${code}`} onClick={() => decision.start('restore')}>
          Restore
        </Button>
      )}
      {decision.action === 'revoke' && <RevokeDialog row={row} decision={decision} />}
      {decision.action === 'restore' && <RestoreDialog row={row} decision={decision} />}
    </>
  );
}

function Pending({ decision }: { decision: PendingDecision }) {
  return useDescribePending(decision);
}
