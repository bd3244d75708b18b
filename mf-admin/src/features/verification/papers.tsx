import {
  COUNTRIES,
  parseMaskedPapers,
  WORK_AUTHORIZATIONS,
  type ClearPapers,
  type VerificationCase,
} from '@platform/contracts';
import { DescriptionList, Moment, Tab, TabList, TabPanel, Tabs } from '@platform/design-system';

type Props = {
  record: VerificationCase;
  /** The papers in clear text, once they have been revealed. */
  revealed: ClearPapers | undefined;
};

/** What the member sent, in the three tabs of the specification (section 2); masked until it is revealed. */
export function Papers({ record, revealed }: Props) {
  const papers = revealed ?? parseMaskedPapers(record.metadata);
  if (!papers) return null;
  return (
    <Tabs defaultValue="personal">
      <TabList aria-label="Papers">
        <Tab value="personal">Personal Info</Tab>
        <Tab value="work">Work Authorization</Tab>
        <Tab value="metadata">Metadata</Tab>
      </TabList>
      <TabPanel value="personal">
        <DescriptionList
          items={[
            { term: 'Full name', description: papers.fullName },
            { term: 'E-mail', description: papers.email },
            { term: 'Phone number', description: papers.phoneNumber },
            { term: 'Country', description: labelOf(COUNTRIES, papers.country) },
            { term: 'Home address', description: papers.homeAddress },
          ]}
        />
      </TabPanel>
      <TabPanel value="work">
        <DescriptionList
          items={[
            {
              term: 'Work authorization',
              description: labelOf(WORK_AUTHORIZATIONS, papers.workAuthorization),
            },
            { term: 'Identification number', description: papers.identificationNumber },
          ]}
        />
      </TabPanel>
      <TabPanel value="metadata">
        <DescriptionList
          items={[
            { term: 'Verification ID', description: record.id },
            { term: 'User ID', description: record.userId },
            { term: 'Blueprint', description: `${record.blueprint.name} (${record.blueprintId})` },
            { term: 'Payment method', description: record.paymentMethod ?? 'None' },
            { term: 'Submitted', description: <Moment at={papers.submissionDate} clock /> },
          ]}
        />
      </TabPanel>
    </Tabs>
  );
}

function labelOf(
  options: readonly { readonly value: string; readonly label: string }[],
  value: string,
): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
