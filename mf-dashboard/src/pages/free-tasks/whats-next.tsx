import { Button, Panel, RowItem, RowList, RowText, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { FREE_TASKS_TEXT } from '../../content/free-tasks.content.ts';

/** Suggests the next pages after the free tasks. */
export function WhatsNext() {
  const [blueprints, dashboard] = FREE_TASKS_TEXT.whatsNext;
  return (
    <Panel title="What's Next" flush>
      <RowList>
        <NextItem {...blueprints} to={paths.dashboard.blueprints()} />
        <NextItem {...dashboard} to={paths.dashboard.home()} />
      </RowList>
    </Panel>
  );
}

type NextProps = { title: string; text: string; button: string; to: string };

function NextItem({ title, text, button, to }: NextProps) {
  return (
    <RowItem>
      <RowText>
        <Text $strong>{title}</Text>
        <Text $size={14} $tone="muted">
          {text}
        </Text>
      </RowText>
      <Button asChild>
        <Link to={to}>{button}</Link>
      </Button>
    </RowItem>
  );
}
