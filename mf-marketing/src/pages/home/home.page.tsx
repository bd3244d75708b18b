import { Container, Heading, Section, Stack, StepRow, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import {
  BLUEPRINTS_ID,
  CATALOGUE,
  FINAL_CALL_TO_ACTION,
  HOW_IT_WORKS,
  HOW_IT_WORKS_ID,
  PREVIEW,
} from '../../content/home.content.ts';
import { BlueprintCatalogue } from '../../features/blueprints/blueprint-catalogue.tsx';
import { LearnStrip } from '../../shared/learn-strip.tsx';
import { SignUpCallToAction } from '../../shared/sign-up-call-to-action.tsx';
import { Testimonials } from '../../shared/testimonials.tsx';
import { Hero } from './hero.tsx';
import { HomeFaq } from './home-faq.tsx';
import { DashboardPreview } from './preview/dashboard-preview.tsx';

/** Number of blueprints on the home page. Source: docs/specification.md#9-limits-and-constants. */
const BLUEPRINT_LIMIT = 6;

/** The home page. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Section $tight id={HOW_IT_WORKS_ID} aria-labelledby="how-it-works-title">
        <Container>
          <Stack $gap={6}>
            <Heading id="how-it-works-title">{HOW_IT_WORKS.title}</Heading>
            <StepRow steps={HOW_IT_WORKS.steps} />
          </Stack>
        </Container>
      </Section>
      <Section id={BLUEPRINTS_ID} aria-labelledby="blueprints-title">
        <Container>
          <Stack $gap={8}>
            <SectionHeading id="blueprints-title" title={CATALOGUE.title} lead={CATALOGUE.lead} />
            <BlueprintCatalogue limit={BLUEPRINT_LIMIT} />
          </Stack>
        </Container>
      </Section>
      <LearnStrip />
      <Section $tight aria-labelledby="preview-title">
        <Container>
          <Stack $gap={8}>
            <SectionHeading id="preview-title" title={PREVIEW.title} lead={PREVIEW.lead} />
            <DashboardPreview />
          </Stack>
        </Container>
      </Section>
      <Section aria-labelledby="testimonials-title">
        <Container>
          <Testimonials />
        </Container>
      </Section>
      <Section $tight aria-labelledby="faq-title">
        <Container>
          <HomeFaq />
        </Container>
      </Section>
      <Section aria-labelledby="final-call-title">
        <Container>
          <SignUpCallToAction
            id="final-call-title"
            title={FINAL_CALL_TO_ACTION.title}
            text={FINAL_CALL_TO_ACTION.text}
            drawing="store"
            signUpLabel={FINAL_CALL_TO_ACTION.signUp}
            secondary={{ label: FINAL_CALL_TO_ACTION.browse, to: paths.services() }}
          />
        </Container>
      </Section>
    </>
  );
}

function SectionHeading({ id, title, lead }: { id: string; title: string; lead: string }) {
  return (
    <Stack $gap={2}>
      <Heading id={id} $size={38}>
        {title}
      </Heading>
      <Text $tone="muted">{lead}</Text>
    </Stack>
  );
}
