import { formatDay, Panel, RADIUS, Split, Stack, Text } from '@platform/design-system';
import { styled } from 'styled-components';
import { PLATFORM_UPDATES } from '../../content/platform-updates.content.ts';
import { AI_TIPS } from '../../content/tips.content.ts';
import { QuickActions } from './quick-actions.tsx';
import { Statistics } from './statistics.tsx';

/** Secondary content of the home page: statistics, quick actions, tips and news. */
export function SecondaryContent() {
  return (
    <>
      <Strip>
        <Statistics />
        <QuickActions />
      </Strip>
      <Split $ratio={1}>
        <Panel title="AI tips">
          <Stack as="dl" $gap={3}>
            {AI_TIPS.map(({ title, text }) => (
              <div key={title}>
                <Text as="dt" $strong>
                  {title}
                </Text>
                <Text as="dd" $size={14} $tone="muted">
                  {text}
                </Text>
              </div>
            ))}
          </Stack>
        </Panel>
        <Panel title="Platform updates">
          <Stack as="dl" $gap={3}>
            {PLATFORM_UPDATES.map(({ date, title, text }) => (
              <div key={title}>
                <Text as="dt" $strong>
                  {title}
                </Text>
                <Text as="dd" $size={14} $tone="muted">
                  <time dateTime={date}>{formatDay(date)}</time>. {text}
                </Text>
              </div>
            ))}
          </Stack>
        </Panel>
      </Split>
    </>
  );
}

/** One row; its cells share their lines. */
const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: ${RADIUS.card};
  background: var(--surface);

  > * > * {
    min-height: 4rem;
    margin: -1px 0 0 -1px;
    border: solid var(--line);
    border-width: 1px 0 0 1px;
  }
`;
