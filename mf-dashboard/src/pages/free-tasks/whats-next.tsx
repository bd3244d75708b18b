import { Button, Panel, RowItem, RowList, RowText, Text } from '@platform/design-system';
import { Link } from '@platform/kit/router';
import { AFTER_FREE_TASKS, WATCH_REWARDS } from '../../content/free-tasks.content.ts';
import { isFinallyRejected, type Ownership } from '../../features/blueprints/ownership.policy.ts';

/** Suggests the next pages after the free tasks. @param ownership of the free blueprint */
export function WhatsNext({ ownership }: { ownership: Ownership }) {
  const blueprintStep =
    AFTER_FREE_TASKS[isFinallyRejected(ownership) ? 'rejected-finally' : ownership.status];
  return (
    <Panel title="What's Next" flush>
      <RowList>
        {[blueprintStep, WATCH_REWARDS].map(({ title, text, button, path }) => (
          <RowItem key={title}>
            <RowText>
              <Text $strong>{title}</Text>
              <Text $size={14} $tone="muted">
                {text}
              </Text>
            </RowText>
            <Button asChild>
              <Link to={path}>{button}</Link>
            </Button>
          </RowItem>
        ))}
      </RowList>
    </Panel>
  );
}
