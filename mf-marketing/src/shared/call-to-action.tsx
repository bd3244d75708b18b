import { Button, DraftPaper, Heading, MEDIA, Row, space, TopicDrawing } from '@platform/design-system';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { Panel } from './panel.ts';

type Action = { readonly label: string; readonly to: string };

type Props = {
  /** Id of the heading, which labels the section around it. */
  id: string;
  title: string;
  text: string;
  /** Name of the topic drawing, shown next to the text on wide screens. */
  drawing: string;
  primary: Action;
  secondary: Action;
};

/** The last section of a page: a primary and a secondary action on drafting paper. */
export function CallToAction({ id, title, text, drawing, primary, secondary }: Props) {
  return (
    <Paper $corners>
      <Panel>
        <Heading $size={38} id={id}>
          {title}
        </Heading>
        <p>{text}</p>
        <Actions>
          <Button variant="primary" asChild>
            <Link to={primary.to}>{primary.label}</Link>
          </Button>
          <Button variant="quiet" asChild>
            <Link to={secondary.to}>{secondary.label}</Link>
          </Button>
        </Actions>
      </Panel>
      <Drawing>
        <TopicDrawing name={drawing} width={340} />
      </Drawing>
    </Paper>
  );
}

const Paper = styled(DraftPaper)`
  gap: ${space(8)};
  padding: ${space(12)};

  ${MEDIA.phone} {
    padding: ${space(5)} ${space(4)};
  }

  ${MEDIA.wide} {
    grid-template-columns: minmax(0, 34rem) minmax(0, 1fr);
  }
`;

/* Stacked on phones, so that labels stay on one line. */
const Actions = styled(Row)`
  ${MEDIA.phone} {
    flex-direction: column;
    align-items: flex-start;

    > :last-child {
      margin-left: -${space(5)};
    }
  }
`;

/* Only on wide screens. */
const Drawing = styled.div`
  display: none;

  ${MEDIA.wide} {
    display: block;
  }
`;
