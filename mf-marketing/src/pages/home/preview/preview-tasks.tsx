import {
  Button,
  Heading,
  Money,
  Row,
  RowItem,
  RowList,
  RowWords,
  space,
  Text,
} from '@platform/design-system';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PREVIEW_TASKS } from '../../../content/preview.content.ts';

/** Today's tasks of the invented member: the first few, and the rest on demand. */
export function PreviewTasks() {
  const { completed, limit, items, shownAtFirst } = PREVIEW_TASKS;
  const [isWhole, setWhole] = useState(false);
  const firstOfRest = useRef<HTMLLIElement>(null);

  // The button is gone once it has been pressed, so the reader goes on where the list does.
  useLayoutEffect(() => {
    if (isWhole) firstOfRest.current?.focus();
  }, [isWhole]);

  return (
    <Panel>
      <Head $justify="between">
        <Heading as="h3" $size={18}>
          Today&apos;s Tasks
        </Heading>
        <Text $size={14} $tone="muted" $tabular>
          {completed} / {limit} completed
        </Text>
      </Head>
      <RowList>
        {items.slice(0, isWhole ? items.length : shownAtFirst).map((task, index) => (
          <RowItem
            key={task.title}
            ref={index === shownAtFirst ? firstOfRest : undefined}
            tabIndex={index === shownAtFirst ? -1 : undefined}
          >
            <RowWords>
              <Text $strong>{task.title}</Text>
              <Text $size={14} $tone="muted">
                {task.category} · {task.estimatedTime}
              </Text>
            </RowWords>
            <Money amount={task.reward} />
          </RowItem>
        ))}
      </RowList>
      {!isWhole && (
        <More>
          <Button variant="quiet" wide onClick={() => setWhole(true)}>
            Load more tasks
          </Button>
        </More>
      )}
    </Panel>
  );
}

const Panel = styled.div`
  background: var(--surface);
`;

const Head = styled(Row)`
  padding: ${space(5)} ${space(5)} ${space(3)};
`;

const More = styled.div`
  padding: ${space(2)} ${space(5)} ${space(4)};
  border-top: 1px solid var(--line);
`;
