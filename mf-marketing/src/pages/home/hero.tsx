import { Button, Container, DraftPaper, Heading, MEDIA, Row, space, Text } from '@platform/design-system';
import { styled } from 'styled-components';
import { HERO, HOW_IT_WORKS_ID, BLUEPRINTS_ID } from '../../content/home.content.ts';
import { KeyFigures } from '../../shared/key-figures.tsx';
import { RewardTimeline } from '../../shared/reward-timeline.tsx';

/** The first screen: headline, two calls to action, and the life of one reward. */
export function Hero() {
  return (
    <Container>
      <Columns>
        <Content>
          <Heading as="h1" $size={60}>
            {HERO.title}
          </Heading>
          <Text $size={18} $tone="muted">
            {HERO.lead}
          </Text>
          <Row>
            <Button variant="primary" asChild>
              <a href={`#${BLUEPRINTS_ID}`}>Explore Blueprints</a>
            </Button>
            <Button asChild>
              <a href={`#${HOW_IT_WORKS_ID}`}>How It Works</a>
            </Button>
          </Row>
          <KeyFigures figures={HERO.keyFigures} />
        </Content>
        <Paper $corners>
          <RewardTimeline />
        </Paper>
      </Columns>
    </Container>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(10)};
  padding-block: ${space(14)} ${space(16)};

  ${MEDIA.phone} {
    padding-block: ${space(8)} ${space(12)};
  }

  ${MEDIA.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 32rem);
    align-items: center;
    gap: ${space(14)};
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
`;

const Paper = styled(DraftPaper)`
  padding: ${space(8)} ${space(7)} ${space(6)};

  ${MEDIA.phone} {
    padding: ${space(5)} ${space(4)};
  }
`;
