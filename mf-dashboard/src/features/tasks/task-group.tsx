import { GiftIcon, Grid, Heading, Row, space, Stack, Text, TopicIcon } from '@platform/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import { TaskCard } from './task-card.tsx';
import type { TaskGroup as Group } from './task-groups.policy.ts';

type Props = { group: Group; onOpen: (taskId: string) => void };

/** The tasks of one category under its name. */
export function TaskGroup({ group: { name, icon, standings }, onOpen }: Props) {
  const id = useId();
  return (
    <Part as="section" aria-labelledby={id} $gap={3}>
      <Row $gap={2}>
        {icon === null ? <GiftIcon size={20} /> : <TopicIcon name={icon} size={20} />}
        <Heading $size={18} id={id}>
          {name}
        </Heading>
        <Text as="span" $size={14} $tone="muted" $tabular>
          {standings.length}
        </Text>
      </Row>
      <Cards as="ul" $min={300} $gap={4}>
        {standings.map((standing) => (
          <TaskCard key={standing.task.id} standing={standing} onOpen={() => onOpen(standing.task.id)} />
        ))}
      </Cards>
    </Part>
  );
}

const Part = styled(Stack)`
  margin-top: ${space(2)};
`;

const Cards = styled(Grid)`
  list-style: none;
`;
