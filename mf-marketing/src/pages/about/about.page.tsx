import { Container, Section } from '@platform/design-system';
import { paths } from '@platform/kit';
import { ABOUT, ABOUT_CALL_TO_ACTION, ABOUT_FIGURES } from '../../content/about.content.ts';
import { SignUpCallToAction } from '../../shared/sign-up-call-to-action.tsx';
import { KeyFigures } from '../../shared/key-figures.tsx';
import { PageHeader } from '../../shared/page-header.tsx';
import { Mission } from './mission.tsx';
import { Story } from './story.tsx';
import { Values } from './values.tsx';

/** About page: key figures, story, mission, values. */
export function AboutPage() {
  return (
    <>
      <PageHeader drawing="image" title={ABOUT.title} lead={ABOUT.lead}>
        <KeyFigures figures={ABOUT_FIGURES} />
      </PageHeader>
      <Section $tight aria-labelledby="story-title">
        <Container>
          <Story />
        </Container>
      </Section>
      <Section aria-labelledby="mission-title">
        <Container>
          <Mission />
        </Container>
      </Section>
      <Section $tight aria-labelledby="values-title">
        <Container>
          <Values />
        </Container>
      </Section>
      <Section aria-labelledby="call-title">
        <Container>
          <SignUpCallToAction
            id="call-title"
            title={ABOUT_CALL_TO_ACTION.title}
            text={ABOUT_CALL_TO_ACTION.text}
            drawing="video"
            signUpLabel="Sign Up Now"
            secondary={{ label: 'Explore Blueprints', to: paths.services() }}
          />
        </Container>
      </Section>
    </>
  );
}
