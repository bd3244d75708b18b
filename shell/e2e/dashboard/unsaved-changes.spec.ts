import { BlueprintScreen } from '../screens/blueprint.screen.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';

const QUESTION = 'Discard what you typed?';

test(
  'the identity form asks before it closes, and stores nothing in the browser',
  { tag: '@core' },
  async ({ page, member }) => {
    expect(member.username).toBeTruthy();
    const blueprint = new BlueprintScreen(page);
    const question = page.getByRole('alertdialog', { name: QUESTION });
    await page.goto('/blueprint/1');
    await blueprint.activate.click();
    await blueprint.fillInIdentity();

    await page.keyboard.press('Escape');
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    // The question takes the keys only after the dialog below it has let go of them.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    await expect(blueprint.identificationNumber).toHaveValue('AB 123456');
    await expect(blueprint.homeAddress).toBeFocused();

    // Back to the form from the last question of the submission: the text is still unsent.
    await blueprint.next.click();
    await blueprint.confirmation.getByRole('button', { name: 'Back to the form' }).click();
    await blueprint.verificationDialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain('AB 123456');

    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(blueprint.verificationDialog).toHaveCount(0);
    await expect(blueprint.activate).toBeFocused();
  },
);

test('a half-written profile survives Back and a link until it is discarded or saved', async ({
  page,
  member,
}) => {
  expect(member.username).toBeTruthy();
  const name = page.getByLabel('Full name');
  const question = page.getByRole('alertdialog', { name: QUESTION });
  await page.goto('/dashboard');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await name.fill('Maria Alvarez');
  await expect.poll(() => page.evaluate(asksBeforeUnload)).toBe(true);

  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(name).toHaveValue('Maria Alvarez');

  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('region', { name: 'Profile' }).getByText('Profile updated')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(question).toHaveCount(0);
});

/** Runs in the page: whether the browser would ask before it unloads the page. */
function asksBeforeUnload(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
