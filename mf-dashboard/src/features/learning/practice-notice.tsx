import { Alert, Button, formatCount } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { PRACTICE_LEAD } from '../../content/learning.content.ts';

/** Says how much is due to be practiced; nothing if nothing is. */
export function PracticeNotice({ due }: { due: number }) {
  if (due === 0) return null;
  return (
    <Alert
      tone="primary"
      title={`${formatCount(due, 'objective')} to practice`}
      action={
        <Button asChild>
          <Link to={paths.dashboard.practice()}>Practice</Link>
        </Button>
      }
    >
      {PRACTICE_LEAD}
    </Alert>
  );
}
