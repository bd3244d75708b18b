import {
  GiftIcon,
  Grid,
  Heading,
  Row,
  space,
  Stack,
  Text,
  TopicIcon,
  useFocusRegion,
} from '@platform/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import { TaskCard } from './task-card.tsx';
import type { TaskGroup as Group } from './task-groups.policy.ts';

type Props = { group: Group; onOpen: (taskId: string) => void };

/** Renders the tasks of one category under a heading. */
export function TaskGroup({ group: { name, icon, items }, onOpen }: Props) {
  const id = useId();
  const focusRegion = useFocusRegion(items.map(({ task, state }) => `${task.id} ${state}`).join());
  return (
    <GroupSection as="section" aria-labelledby={id} $gap={3} {...focusRegion}>
      <Row $gap={2}>
        {icon === null ? <GiftIcon size={20} /> : <TopicIcon name={icon} size={20} />}
        <Heading $size={18} id={id}>
          {name}
        </Heading>
        <Text as="span" $size={14} $tone="muted" $tabular>
          {items.length}
        </Text>
      </Row>
      <CardGrid as="ul" $min={300} $gap={4}>
        {items.map((item) => (
          <TaskCard key={item.task.id} availability={item} onOpen={() => onOpen(item.task.id)} />
        ))}
      </CardGrid>
    </GroupSection>
  );
}

const GroupSection = styled(Stack)`
  margin-top: ${space(2)};
`;

const CardGrid = styled(Grid)`
  list-style: none;
`;
