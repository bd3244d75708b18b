import type { Page } from '@playwright/test';

/** The page of one blueprint with its dialogs. */
export class BlueprintScreen {
  readonly activate;
  readonly verificationDialog;
  readonly fullName;
  readonly phoneNumber;
  readonly country;
  readonly identificationNumber;
  readonly workAuthorization;
  readonly homeAddress;
  readonly next;
  readonly confirmation;
  readonly confirm;
  readonly purchase;
  readonly payment;

  constructor(page: Page) {
    this.activate = page.getByRole('button', { name: 'Activate Free Blueprint' });
    this.verificationDialog = page.getByRole('dialog', { name: 'Verify your identity' });
    this.fullName = this.verificationDialog.getByLabel('Full name');
    this.phoneNumber = this.verificationDialog.getByLabel('Phone number');
    this.country = this.verificationDialog.getByLabel('Country');
    this.identificationNumber = this.verificationDialog.getByLabel('ID number');
    this.workAuthorization = this.verificationDialog.getByLabel('Work authorization');
    this.homeAddress = this.verificationDialog.getByLabel('Home address');
    this.next = this.verificationDialog.getByRole('button', { name: 'Continue' });
    this.confirmation = page.getByRole('alertdialog', { name: 'Submit your verification?' });
    this.confirm = this.confirmation.getByRole('button', { name: 'Submit verification' });
    this.purchase = page.getByRole('button', { name: 'Purchase Blueprint' });
    this.payment = page.getByRole('region', { name: 'Payment' });
  }

  async fillInIdentity(): Promise<void> {
    await this.fullName.fill('Maria Alvarez');
    await this.phoneNumber.fill('+1 555 010 2030');
    await this.country.selectOption('Canada');
    await this.identificationNumber.fill('AB 123456');
    await this.workAuthorization.selectOption('Citizen');
    await this.homeAddress.fill('12 Long Street, Toronto, Ontario');
  }
}
