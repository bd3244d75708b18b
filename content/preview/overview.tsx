import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, MEDIA, Row, space, Stack, Text } from '@platform/design-system';
import type { PreviewData, PreviewTask } from './preview-data.ts';
import { findShown, usePreviewData, useShown, write, type Shown } from './use-preview.ts';

const PHONE_WIDTH = 390;

/** The tasks and items at the left, the current one at the right, and above both what is wrong. */
export function Overview() {
  const data = usePreviewData();
  const [shown, show] = useShown();
  const task = data && findShown(data, shown).task;
  useItemKeys(task, shown, show);
  if (!data) return <Text>Reading the content ...</Text>;
  return (
    <Page>
      <Sidebar data={data} task={task} shown={shown} show={show} />
      <Main as="main" aria-label="What is shown">
        <Problems data={data} />
        <Row>
          <Switch
            name="View"
            value={shown.view}
            options={{ member: 'As member', reviewer: 'As reviewer' }}
            onChange={(view) => show({ view })}
          />
          <Switch
            name="Width"
            value={shown.isNarrow ? 'phone' : 'wide'}
            options={{ wide: 'Wide', phone: 'Phone' }}
            onChange={(width) => show({ isNarrow: width === 'phone' })}
          />
        </Row>
        {task ? (
          <Shown
            $width={shown.isNarrow ? `${PHONE_WIDTH}px` : '100%'}
            title="Preview"
            src={`/frame#${write({ ...shown, task: task.id })}`}
          />
        ) : (
          <Text>This task cannot be shown until its mistakes are repaired.</Text>
        )}
      </Main>
    </Page>
  );
}

/** The keys j and k show the next and the previous item. */
function useItemKeys(
  task: PreviewTask | undefined,
  { item }: Shown,
  show: (changes: Partial<Shown>) => void,
): void {
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      const step = key === 'j' ? 1 : key === 'k' ? -1 : 0;
      if (!task || step === 0 || (target instanceof HTMLElement && target.matches('select, input'))) return;
      const ids = ['', ...task.items.map(({ id }) => id)];
      show({ task: task.id, item: ids[ids.indexOf(item) + step] ?? item });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

function Problems({ data: { problems } }: { data: PreviewData }) {
  if (problems.length === 0) return null;
  return (
    <Alert tone="danger" title={problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`}>
      <ProblemList>
        {problems.map(({ at, message }, index) => (
          <li key={index}>
            <code>{at}</code> {message}
          </li>
        ))}
      </ProblemList>
    </Alert>
  );
}

function Sidebar({
  data,
  task,
  shown,
  show,
}: {
  data: PreviewData;
  task: PreviewTask | undefined;
  shown: Shown;
  show: (changes: Partial<Shown>) => void;
}) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [shown.item]);
  return (
    <Side aria-label="Content">
      <label>
        <Text $size={14}>Task</Text>
        <select value={task?.id ?? ''} onChange={({ target }) => show({ task: target.value, item: '' })}>
          {!task && <option value="">{shown.task}</option>}
          {data.tasks.map(({ id, title }) => (
            <option key={id} value={id}>
              {id} {title}
            </option>
          ))}
        </select>
      </label>
      {task && (
        <Items>
          <li>
            <ItemButton
              type="button"
              aria-current={shown.item === ''}
              onClick={() => show({ task: task.id, item: '' })}
            >
              {task.lesson ? 'The lesson' : 'Texts of the task'}
            </ItemButton>
          </li>
          {task.items.map(({ id, isHard, faults }) => (
            <li key={id}>
              <ItemButton
                type="button"
                ref={shown.item === id ? current : undefined}
                aria-current={shown.item === id}
                onClick={() => show({ task: task.id, item: id })}
              >
                {id}
                {isHard && ' · hard'}
                {faults.length > 0 && ' · fault'}
              </ItemButton>
            </li>
          ))}
        </Items>
      )}
      <Text $size={14} $tone="muted">
        j and k: next and previous item
      </Text>
    </Side>
  );
}

function Switch<Value extends string>({
  name,
  value,
  options,
  onChange,
}: {
  name: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}) {
  return (
    <Row role="group" aria-label={name} $gap={1}>
      {(Object.keys(options) as Value[]).map((option) => (
        <Button
          key={option}
          size="compact"
          variant={option === value ? 'primary' : 'secondary'}
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {options[option]}
        </Button>
      ))}
    </Row>
  );
}

const Page = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / 18rem minmax(0, 1fr);
  height: 100vh;

  ${MEDIA.phone} {
    grid-template: auto / minmax(0, 1fr);
    height: auto;
  }
`;

const Side = styled.nav`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  padding: ${space(4)};
  border-right: 1px solid var(--line);

  select {
    width: 100%;
    min-height: 40px;
  }
`;

const Items = styled.ol`
  overflow-y: auto;
  max-height: 100%;

  ${MEDIA.phone} {
    max-height: 12rem;
  }
`;

const ItemButton = styled.button`
  width: 100%;
  padding: ${space(1)} ${space(2)};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;

  &[aria-current='true'] {
    background: var(--sunken);
    font-weight: 600;
  }
`;

const Main = styled(Stack)`
  grid-template-rows: auto auto minmax(0, 1fr);
  min-height: 100vh;
  padding: ${space(4)};
`;

const ProblemList = styled.ul`
  max-height: 12rem;
  overflow-y: auto;
`;

const Shown = styled.iframe<{ $width: string }>`
  width: ${({ $width }) => $width};
  height: 100%;
  min-height: 70vh;
  border: 1px solid var(--line);
`;
