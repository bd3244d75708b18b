import { Button, Panel, RowItem, RowList, RowWords, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { FREE_TASKS_TEXT } from '../../content/free-tasks.content.ts';

/** Where it goes on after the free tasks. */
export function WhatsNext() {
  const [blueprints, dashboard] = FREE_TASKS_TEXT.whatsNext;
  return (
    <Panel title="What's Next" flush>
      <RowList>
        <Next {...blueprints} to={paths.dashboard.blueprints()} />
        <Next {...dashboard} to={paths.dashboard.home()} />
      </RowList>
    </Panel>
  );
}

type NextProps = { title: string; text: string; button: string; to: string };

function Next({ title, text, button, to }: NextProps) {
  return (
    <RowItem>
      <RowWords>
        <Text $strong>{title}</Text>
        <Text $size={14} $tone="muted">
          {text}
        </Text>
      </RowWords>
      <Button asChild>
        <Link to={to}>{button}</Link>
      </Button>
    </RowItem>
  );
}
