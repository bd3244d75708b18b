import {
  DraftPaper,
  fromWidth,
  Heading,
  MOBILE_BREAKPOINT_PX,
  space,
  Stack,
  TopicDrawing,
} from '@platform/design-system';
import { styled } from 'styled-components';
import { MISSION } from '../../content/about.content.ts';

/** The mission in three columns: learn, earn, work. */
export function Mission() {
  return (
    <Stack $gap={8}>
      <Heading id="mission-title" $size={38}>
        {MISSION.title}
      </Heading>
      <Columns role="list">
        {MISSION.parts.map(({ title, text, drawing }) => (
          <li key={title}>
            <Paper>
              <TopicDrawing name={drawing} width={260} />
            </Paper>
            <Content>
              <Heading as="h3" $size={22}>
                {title}
              </Heading>
              <p>{text}</p>
            </Content>
          </li>
        ))}
      </Columns>
    </Stack>
  );
}

const NOT_ON_PHONES = fromWidth(MOBILE_BREAKPOINT_PX);

const Columns = styled.ul`
  display: grid;
  gap: ${space(8)};

  ${NOT_ON_PHONES} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0;

    > li:first-child > :first-child {
      border-radius: 14px 0 0 14px;
    }

    > li:last-child > :first-child {
      border-radius: 0 14px 14px 0;
    }

    > li + li > :first-child {
      border-left: 1px solid var(--draft-line);
    }
  }
`;

const Paper = styled(DraftPaper)`
  padding: ${space(10)} ${space(6)};
  border-radius: 14px;

  ${NOT_ON_PHONES} {
    border-radius: 0;
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: ${space(5)} ${space(6)} 0 0;
  color: var(--muted);

  h3 {
    color: var(--ink);
  }
`;
