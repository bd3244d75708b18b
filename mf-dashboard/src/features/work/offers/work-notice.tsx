import type { SubmissionSummary } from '@platform/contracts';
import { Alert, Button, formatCount } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { useSubmissionSummaryQuery } from '../work-offers-api.ts';

/** Says on the home page that there are decisions to read, or revisions to write; nothing otherwise. */
export function WorkNotice() {
  const { data } = useSubmissionSummaryQuery();
  if (!data || data.news + data.toRevise === 0) return null;
  return (
    <Alert
      tone={data.toRevise > 0 ? 'locked' : 'primary'}
      title={describe(data)}
      action={
        <Button asChild>
          <Link
            to={data.toRevise > 0 ? paths.dashboard.submissions() : paths.dashboard.submissions('decided')}
          >
            See your submissions
          </Link>
        </Button>
      }
    />
  );
}

function describe({ news, toRevise }: SubmissionSummary): string {
  if (toRevise === 0) return `${formatCount(news, 'new decision')} about your work`;
  const changes =
    toRevise === 1 ? 'Changes are requested in 1 task' : `Changes are requested in ${toRevise} tasks`;
  return news > toRevise ? `${changes}, and there are other new decisions` : changes;
}
