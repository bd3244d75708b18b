import { Button, DraftPaper, Heading, MEDIA, Row, space, TopicDrawing } from '@platform/design-system';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { Slip } from './slip.ts';

type Way = { readonly label: string; readonly to: string };

type Props = {
  /** Id of the heading, by which the section around it is named. */
  id: string;
  title: string;
  text: string;
  /** Beside the words where there is room: the drawing of a topic. */
  drawing: string;
  main: Way;
  other: Way;
};

/** The last word of a page: a slip on drafting paper, with the one thing to do and another way. */
export function ClosingCall({ id, title, text, drawing, main, other }: Props) {
  return (
    <Paper $corners>
      <Slip>
        <Heading $size={38} id={id}>
          {title}
        </Heading>
        <p>{text}</p>
        <Ways>
          <Button variant="primary" asChild>
            <Link to={main.to}>{main.label}</Link>
          </Button>
          <Button variant="quiet" asChild>
            <Link to={other.to}>{other.label}</Link>
          </Button>
        </Ways>
      </Slip>
      <Picture>
        <TopicDrawing name={drawing} width={340} />
      </Picture>
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

/* Under each other on a phone, their words on one line. */
const Ways = styled(Row)`
  ${MEDIA.phone} {
    flex-direction: column;
    align-items: flex-start;

    > :last-child {
      margin-left: -${space(5)};
    }
  }
`;

/* Only where there is room beside the words. */
const Picture = styled.div`
  display: none;

  ${MEDIA.wide} {
    display: block;
  }
`;
