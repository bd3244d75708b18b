import {
  GiftIcon,
  Heading,
  Row,
  RowCards,
  space,
  Stack,
  Text,
  TopicIcon,
  useFocusRegion,
} from '@platform/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ShowAllButton, useShortList } from '../../../shared/paging/short-list.tsx';
import { TaskCard } from './task-card.tsx';
import type { TaskGroup as Group } from './task-groups.policy.ts';

type Props = { group: Group; onOpen: (taskId: string) => void };

/** Renders the tasks of one category under a heading. */
export function TaskGroup({ group: { name, icon, items }, onOpen }: Props) {
  const id = useId();
  const list = useShortList(items);
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
      <RowCards>
        {list.shown.map((item) => (
          <TaskCard key={item.task.id} availability={item} icon={icon} onOpen={() => onOpen(item.task.id)} />
        ))}
      </RowCards>
      <ShowAllButton list={list} what={name} />
    </GroupSection>
  );
}

const GroupSection = styled(Stack)`
  margin-top: ${space(2)};
`;
