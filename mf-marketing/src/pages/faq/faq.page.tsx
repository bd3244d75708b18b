import { Container, Section } from '@platform/design-system';
import { paths } from '@platform/kit';
import { FAQ, FAQ_CALL, FAQ_TOPICS } from '../../content/faq.content.ts';
import { ClosingCall } from '../../shared/closing-call.tsx';
import { FaqData } from '../../shared/faq-data.tsx';
import { PageTop } from '../../shared/page-top.tsx';
import { FaqTopics } from './faq-topics.tsx';
import { Policies } from './policies.tsx';
import { PriceTable } from './price-table.tsx';

/** Every question by topic, the prices in one table, the policies in short. */
export function FaqPage() {
  return (
    <>
      <FaqData items={FAQ_TOPICS.flatMap(({ items }) => items)} />
      <PageTop drawing="comment-dots" title={FAQ.title} lead={FAQ.lead} />
      <Container>
        <FaqTopics />
      </Container>
      <Section aria-labelledby="prices-title">
        <Container>
          <PriceTable />
        </Container>
      </Section>
      <Section $tight aria-labelledby="policies-title">
        <Container>
          <Policies />
        </Container>
      </Section>
      <Section aria-labelledby="call-title">
        <Container>
          <ClosingCall
            id="call-title"
            title={FAQ_CALL.title}
            text={FAQ_CALL.text}
            drawing="microphone"
            main={{ label: 'Contact support', to: paths.support() }}
            other={{ label: 'Sign up', to: paths.register() }}
          />
        </Container>
      </Section>
    </>
  );
}
