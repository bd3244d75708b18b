import {
  Button,
  Heading,
  INSET,
  Money,
  Row,
  RowItem,
  RowList,
  RowText,
  space,
  Text,
  WithScript,
} from '@platform/design-system';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PREVIEW_TASKS } from '../../../content/preview.content.ts';

/** Today's tasks of the invented member; the rest is listed on demand. */
export function PreviewTasks() {
  const { completed, limit, items, initialCount } = PREVIEW_TASKS;
  const [isExpanded, setExpanded] = useState(false);
  const firstAddedRef = useRef<HTMLLIElement>(null);

  // The button disappears when it is pressed, so the focus moves to the first added task.
  useLayoutEffect(() => {
    if (isExpanded) firstAddedRef.current?.focus();
  }, [isExpanded]);

  return (
    <Panel>
      <Header $justify="between">
        <Heading as="h3" $size={18}>
          Today&apos;s Tasks
        </Heading>
        <Text $size={14} $tone="muted" $tabular>
          {completed} / {limit} completed
        </Text>
      </Header>
      <RowList>
        {items.slice(0, isExpanded ? items.length : initialCount).map((task, index) => (
          <RowItem
            key={task.title}
            ref={index === initialCount ? firstAddedRef : undefined}
            tabIndex={index === initialCount ? -1 : undefined}
          >
            <RowText>
              <Text $strong>{task.title}</Text>
              <Text $size={14} $tone="muted">
                {task.category} · {task.estimatedTime}
              </Text>
            </RowText>
            <Money amount={task.reward} />
          </RowItem>
        ))}
      </RowList>
      {!isExpanded && (
        <More>
          <Button variant="quiet" wide onClick={() => setExpanded(true)}>
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

const Header = styled(Row)`
  padding: ${space(5)} ${INSET} ${space(3)};
`;

const More = styled(WithScript)`
  padding: ${space(2)} ${INSET} ${space(4)};
  border-top: 1px solid var(--line);
`;
