import { Container, Section } from '@platform/design-system';
import { paths } from '@platform/kit';
import { ABOUT, ABOUT_CALL, ABOUT_FIGURES } from '../../content/about.content.ts';
import { ClosingCall } from '../../shared/closing-call.tsx';
import { Facts } from '../../shared/facts.tsx';
import { PageTop } from '../../shared/page-top.tsx';
import { Mission } from './mission.tsx';
import { Story } from './story.tsx';
import { Values } from './values.tsx';

/** Who we are and what we hold to. */
export function AboutPage() {
  return (
    <>
      <PageTop drawing="image" title={ABOUT.title} lead={ABOUT.lead}>
        <Facts facts={ABOUT_FIGURES} />
      </PageTop>
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
          <ClosingCall
            id="call-title"
            title={ABOUT_CALL.title}
            text={ABOUT_CALL.text}
            drawing="video"
            main={{ label: 'Sign Up Now', to: paths.register() }}
            other={{ label: 'Explore Blueprints', to: paths.services() }}
          />
        </Container>
      </Section>
    </>
  );
}
