import { Container, PrintedAlone, Section, usePrintAlone } from '@platform/design-system';
import { paths } from '@platform/kit';
import { FAQ, FAQ_CALL_TO_ACTION, FAQ_TOPICS } from '../../content/faq.content.ts';
import { CallToAction } from '../../shared/call-to-action.tsx';
import { FaqStructuredData } from '../../shared/faq-structured-data.tsx';
import { PageHeader } from '../../shared/page-header.tsx';
import { useIsMember, useSignUpAction } from '../../shared/use-sign-up-action.ts';
import { FaqTopics } from './faq-topics.tsx';
import { Policies } from './policies.tsx';
import { PriceTable } from './price-table.tsx';

/** FAQ page: questions by topic, price table, summary of the policies. */
export function FaqPage() {
  const isMember = useIsMember();
  const signUp = useSignUpAction('Sign up');
  const { isPrinted, print } = usePrintAlone();
  const printed = isPrinted ? '' : undefined;
  return (
    <>
      <FaqStructuredData items={FAQ_TOPICS.flatMap(({ items }) => items)} />
      {isPrinted && <PrintedAlone />}
      <PageHeader drawing="comment-dots" title={FAQ.title} lead={FAQ.lead} />
      <Container>
        <FaqTopics />
      </Container>
      <Section aria-labelledby="prices-title" data-printed={printed}>
        <Container>
          <PriceTable onPrint={print} />
        </Container>
      </Section>
      <Section $tight aria-labelledby="policies-title" data-printed={printed}>
        <Container>
          <Policies />
        </Container>
      </Section>
      <Section aria-labelledby="call-title">
        <Container>
          <CallToAction
            id="call-title"
            title={FAQ_CALL_TO_ACTION.title}
            text={isMember ? FAQ_CALL_TO_ACTION.memberText : FAQ_CALL_TO_ACTION.text}
            drawing="microphone"
            primary={{ label: 'Contact support', to: paths.support() }}
            secondary={signUp}
          />
        </Container>
      </Section>
    </>
  );
}
