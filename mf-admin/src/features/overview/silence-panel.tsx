import { approveWork, type ReviewSilence } from '@platform/contracts';
import { DescriptionList, Panel } from '@platform/design-system';
import { formatShare } from '../../shared/format-share.ts';
import { useMay } from '../../shared/use-may.ts';
import { useAdminReviewSilenceQuery } from './silence-api.ts';

/** How much of the work and of the appeals was decided because no one did; for those who review. */
export function SilencePanel() {
  const may = useMay();
  return may(approveWork) && <SilenceFigures />;
}

function SilenceFigures() {
  const { data } = useAdminReviewSilenceQuery();
  if (!data || data.approvals.decided + data.appeals.decided === 0) return null;
  return (
    <Panel title={`Decided by silence in the last ${data.days} days`}>
      <DescriptionList
        items={[
          { term: 'Work approved unread', description: describe(data.approvals) },
          { term: 'Appeals granted undecided', description: describe(data.appeals) },
        ]}
      />
    </Panel>
  );
}

function describe({ decided, bySilence }: ReviewSilence['appeals']): string {
  if (decided === 0) return 'None decided';
  return `${bySilence} of ${decided} (${formatShare(bySilence / decided)})`;
}
