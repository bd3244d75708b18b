import type { TaskSeed } from './task-seed.ts';

/** Resumes and letters that are true, short and to the point. Every person in them is made up. */
export const RESUME_COVER_LETTER: readonly TaskSeed[] = [
  {
    id: 'b09-line-cook-to-trainer',
    title: "Turn a line cook's work history into a trainer's resume",
    description:
      'A one-page application for a kitchen trainer job, with duties rewritten as results that can be backed up.',
    minutes: 45,
    instructions: `Malik, 34, says: "Eleven years in kitchens. Started as a dishwasher at the Anchor, 2013. Prep cook there from 2014. 2017 to 2020 line cook at Brasserie Nord, sauces; I showed the new ones everything, nine of them, six are still cooks. Closed in 2020. Delivery driver for a year. Since 2021 hospital kitchen, 600 meals a day, I wrote the cards for allergies after we had a mix-up; none since. Food safety certificate, first aid, driver's license. I don't like writing about myself."

Job ad of a culinary school: "Trainer, practical cooking. You have professional experience, explain calmly, follow hygiene rules and keep records. Teaching certificate can be earned on the job."

1. Underline what the ad asks for, and put Malik's sentence that proves it beside each point. Where there is none, write the question you would ask him.
2. Let an assistant draft bullet points from the pairs. Each begins with a verb and has a figure or a result if he gave one, and none if he did not.
3. Put it on one page: headline, three-line profile, experience in reverse order, certificates. The year as a driver stays in; a gap would be worse.

Hand in the table of pairs, your questions and the resume as text. "Reduced incidents by 100%" is how a machine likes to say "none since"; say it the way he could explain it across a table.`,
  },
  {
    id: 'b09-twelve-duties-to-results',
    title: 'Rewrite twelve duty bullets as achievements without inventing',
    description:
      'Improve flat bullet points by asking for the missing number, and mark what cannot be claimed yet.',
    minutes: 35,
    instructions: `An office manager's resume contains these: 1 Responsible for ordering. 2 Helped with the move. 3 Handled phones. 4 Was in charge of travel. 5 Improved the filing system. 6 Team player. 7 Duties included invoices. 8 Organized events. 9 Supported the CEO. 10 Good knowledge of Excel. 11 Dealt with complaints. 12 Trained interns.

What she says off the top of her head when asked: "We were 42 people. The move was over a weekend and on Monday everybody had a desk. Invoices, maybe 120 a month, late ones went from a lot to nearly none. Events: summer party, and a trade show booth in Ghent for four years. I made a schedule in Excel that fills in the shifts by itself. Interns: five, one is my successor. Complaints, I don't know."

Put each into one of three states: A, achievement with a figure she named; B, achievement without a figure but still concrete; C, not usable until she answers a question (write it). Number 6 will not survive; say what could show it instead.

"Nearly none" is not zero and "maybe 120" isn't 120; find wording that stays true and does not sound weak.

The machine's turn: give the twelve to an assistant without her remarks and ask for achievements. Count the figures it makes up. Quote the boldest.

Hand in twelve rows (old, state, new, question), the count, and the five bullets in the order in which you would print them for a job as operations assistant. Do not use the words "spearheaded", "leveraged" or "dynamic".`,
  },
  {
    id: 'b09-ats-parse-test',
    title: 'Test how an applicant tracking system would read a two-column resume',
    description:
      'Predict and observe what parsing does to columns, icons and text boxes, then rebuild the page so that it survives.',
    minutes: 50,
    instructions: `Make a one-page resume for an invented warehouse planner (Sofia Lindgren, three jobs, two certificates, four languages) in the style of template stores: two columns, icons instead of the words phone and email, skill bars, dates in a text box on the right, name in the page header. Use any word processor; it need not be pretty.

Export it to PDF. Copy the whole text from the PDF into a plain text editor, which is close to what simple parsers see. What happened to: reading order across columns, dates and their jobs, the header, the icons, the skill bars, accents, bullets, line breaks in words? Note each with a quotation.

Ask an assistant to fill a form from the copied text: name, phone, jobs with employer, title, from, to. Compare with the truth; count the wrong fields.

Now rebuild: one column, standard headings, words instead of icons, dates on the line of the job, language levels in words (B2, fluent). Export, copy, fill the form again.

The second version should still be a pleasure for a human. Show both to someone for ten seconds each and ask what the person's last job was.

Hand in both texts as copied, both forms with error counts, the answer to the ten-second question, and a list of eight rules for job seekers in order of harm. Claims such as "75% of resumes are rejected by robots" circulate without evidence; leave them out or find the study.`,
  },
  {
    id: 'b09-letter-answers-advert',
    title: 'Write a one-page letter that answers five requirements of a job ad',
    description:
      'A cover letter for a city gardener in which every paragraph responds to something in the ad.',
    minutes: 35,
    instructions: `Job ad: "The City Parks Department is hiring a gardener (full time). You look after playgrounds and beds in the western district, work with volunteers, can drive a van with a trailer, don't mind weekends in spring, and have ideas for plants that cope with drought. Send applications to Ms. Farrow by March 30."

Applicant, in her words: "Tess Okoro, 29. Trained at a nursery, finished 2017, then six years with a landscaping company, mostly private gardens. Trailer license yes. I run the herb spiral at my daughter's kindergarten with parents. I tried drought beds: of 22 species 17 came through the summer of 2022 without watering. Weekends are fine every other week, because of custody. Never worked for a city. The company is OK, I just want to see that people use what I plant."

Structure it yourself, at most 280 words. The first sentence may not be "I am writing to apply". She cannot fully meet one requirement (which?): say so in a way that solves it rather than apologizes. Use the drought beds where they help most.

Draft with an assistant, if you like, from a brief that contains the ad and her facts, then cut everything that would also fit another applicant. What remains is the letter.

Check: five requirements, five answers, marked with numbers in a copy. The name and date from the ad are right. The kindergarten is not called "leadership experience".

Hand in the letter, the numbered copy, and the three sentences you cut, with the reasons. 281 words is over the limit.`,
  },
  {
    id: 'b09-gap-three-years',
    title: 'Handle a three-year gap in resume, letter and interview',
    description:
      'Three truthful ways to describe a period of caregiving, each suited to its place, without saying more than needed.',
    minutes: 35,
    instructions: `Daniel, 45, bookkeeper. 2004-2019 at a tile dealer, most recently as head of a team of three. From fall 2019 to the end of 2022 he cared for his father, who then died. During that time: the books of the community garden club (180 members), an online course in a new accounting program, finished in spring 2022. Since January 2023 he has been applying, 31 applications, two interviews. His resume jumps from 2019 to nothing.

Look at it from the other chair: what does a reader fear when they see a gap? List three fears and what in Daniel's story answers each.

Write:
(a) the entry in the resume, two lines at most, with heading and dates
(b) the sentence in the letter, one, not at the beginning
(c) the answer in the interview, 60 words, that ends with the work and not with the illness
(d) the answer to a question that goes too far ("What did your father die of?"), polite and final

And the months from January 2023 until today? They are a second gap, and it is growing. Suggest what he can truthfully enter there, and what he could start next week to have more.

Try how an assistant handles it: ask for entry (a) without your guidance. Does it dress up caregiving as "project management"? Quote and comment.

Hand in (a) to (d), the list of fears, your suggestions and the comment. "Freelance consultant 2019-2022" would be a lie, and any work that starts with one will be rejected.`,
  },
  {
    id: 'b09-school-leaver-first-resume',
    title: 'Make a first resume for a school graduate with no job',
    description:
      'Find evidence in hobbies, school and family duties and turn it into one honest page for an apprenticeship.',
    minutes: 40,
    instructions: `Yusuf, 17, wants to become an electronics technician. Asked for experience, he says "none". Asked differently, he says: repairs game controllers for his class, about 20 so far, three he made worse; helps his uncle at the market on Saturdays, runs the register; grades: math 2 (good), physics 2, English 4 (just passed), three days absent; a two-week internship at an elevator company, was allowed to open a control cabinet; speaks Turkish at home; looks after his small brother twice a week; soccer until an injury; taught himself soldering from videos.

Think first about what a training manager wants to know about a 17-year-old: will he turn up, does he like the thing, can he be taught, is he honest about mistakes. Match the facts.

The page: contact (invented), a two-sentence profile in a voice a 17-year-old would own, practical things he has done, school, internship, languages, what he does on Saturdays. No references to "professional skill set".

The three broken controllers: in or out? Decide and argue. The English grade?

Write five questions that he will be asked about this page, and let him practice: two bullet points per answer, in his own words.

Compare your page with one an assistant makes out of "17, no experience, electronics". What in it could be said of anyone?

Hand in the page as text, the matching table, the questions, and a 60-word comparison. You do not need to pad the page: a well-designed half page beats a padded one.`,
  },
  {
    id: 'b09-keyword-coverage',
    title: 'Measure how well a resume covers a job ad, before and after',
    description:
      "Count the requirements met, hidden and missing in a nurse's resume and edit it without keyword stuffing.",
    minutes: 40,
    instructions: `Job ad for a school nurse, requirements: registered nurse; first aid for children; care plans for chronic illness (asthma, diabetes, epilepsy); medication records; safeguarding training; works alone; talks with parents; vaccination days; data protection; driver's license.

Resume of Grace Adeyemi (text): "RN 2012. Pediatric ward, St. Luke's, 2012-2021: care of children post-op, medication rounds incl. controlled drugs, family liaison, mentor to students. Community team 2021-now: home visits across 3 villages, own caseload of 38, inhaler and pump training for children and caregivers, e-records, flu clinics each October. Courses: PILS 2024, child protection level 3 2023, IG annually. Hobbies: choir."

Make a table of the ten requirements: covered in the ad's words; covered in other words (which?); implied; absent. PILS and IG are abbreviations a school secretary may not know: resolve them (look them up) and decide where to write both forms.

Score: 2, 1.5, 1, 0 for these four states. Total before.

Edit the text so that everything true is said in words the school uses. Nothing absent may appear; for those points, say how the letter deals with them. Total after.

Then the limits: read it aloud. Cut any sentence that serves only a search engine, even though the total falls; state both totals. A list of ten keywords in white letters would get a full score, which is why this measure must not be the only one.

Hand in the table, both texts, both totals and your comments. Driver's license: home visits in three villages suggest one. Suggesting is not proving, so what do you do?`,
  },
  {
    id: 'b09-lie-detector-review',
    title: 'Check an AI-polished resume for claims that will not hold',
    description: 'Compare an inflated resume with the plain facts, rate each exaggeration and restore it.',
    minutes: 35,
    instructions: `Facts (from the applicant): Ben, shop assistant in a bike store, four years; the boss lets him order tires; he fixed the labels in the stockroom; sells well, "top two of four in spring"; set up the store's photo account, 640 followers; took part in a half-day course on complaints; school French.

Resume after treatment: "Results-driven Retail Operations Leader with 5+ years of experience. Managed procurement for a multi-category inventory. Architected a warehouse management solution, boosting efficiency by 35%. Consistently top-performing sales expert. Grew social media presence from scratch to a highly engaged community. Certified in Conflict Resolution. Fluent French."

For every claim: what the fact is, distance (fair wording, stretch, false), what happens when someone asks about it in the interview (write the question and the silence after it), and the restored wording. Which two are outright false even by friendly reading? Which one is a stretch that many people would defend; how do you draw the line?

Write your rule as one sentence that can be applied to a claim you have not seen.

Then write the better resume: 120 words, using the strong, true things that the inflated one buried. The boss trusts him with ordering: that is worth more than "procurement".

Finally the prompt. What should Ben have told the assistant so that it would not do this? Test your wording on the facts and report how many stretches remain. Hand in the table, the rule, the text, and the prompt with its result. No sarcasm about Ben: he is the customer.`,
  },
  {
    id: 'b09-academic-to-industry',
    title: 'Shrink a four-page academic CV to one page for industry',
    description:
      'Translate publications, teaching and grants into what a food company can use, and decide what goes.',
    minutes: 50,
    instructions: `Dr. Lin Zhao, food chemist. Her CV in brief: PhD 2019 "Maillard kinetics in low-moisture cereal matrices"; postdoc 2019-2024; 9 papers (3 as first author), 14 talks, 2 posters; supervised 4 master's theses; lab safety officer; taught 120 hours; grant of 84,000 with a bakery cooperative, she wrote it; HPLC, GC-MS, sensory panels, R; reviewer for three journals; Mandarin, English, German B1; prize for best poster.

Job ad: "Product developer, crispbread. You bring recipes from bench to line, run trials, work with purchasing and marketing, write specifications. Knowledge of acrylamide reduction a plus."

Her own words on the subject: "Low moisture, cereals, browning: that is crispbread, and the unwanted part of browning is acrylamide. Nobody has ever put it to me that way."

Make a table: item, what it proves for this job, keep / merge / move to a list on request / drop. At least half of the CV must go; for the item that is hardest to drop, add a one-sentence sigh.

Translate the thesis title into eight words a purchasing manager understands. Check with one source that your explanation of acrylamide and browning is right.

Write the page: a three-line profile, the trials and the cooperative first, methods as tools for ends, publications as a number with one example.

Ask an assistant to read it as head of marketing and say what she does for a living. If the answer is "research", revise.

Hand in the table, the page, the source, and the answer before and after. Nine paper titles on a one-page resume are a failure to decide.`,
  },
  {
    id: 'b09-soldier-to-logistics',
    title: 'Translate military experience into civilian terms',
    description:
      'A resume for a depot manager from eight years as a supply sergeant, with each term explained or replaced.',
    minutes: 45,
    instructions: `Notes of a supply sergeant, 31: "8 yrs. S4 shop, battalion, 620 pax. Hand receipts for 4.1 million in gear, annual inventory, loss rate under 0.3%. Ran the motor pool's class IX for 14 months, 58 vehicles. Convoy planning, two exercises, 40 trucks, 900 km. NCO i/c of 11. Hazmat course, forklift. Night shifts. Got yelled at professionally. Commendation for the flood, 2021: 9 days, water and beds for 1,400."

Job ad: depot manager for a supermarket's fresh food depot; 24/7; 35 staff; stock accuracy, shift planning, transport slots, safety; experience with warehouse software.

Step one: glossary. S4, pax, hand receipt, class IX, motor pool, NCO i/c, hazmat: civilian words for each, with a note where the civilian word says less. Look up two.

Step two: what carries over and what does not. Fresh food with a life of three days is not spare parts. Civilian staff can resign. Software: none named; what to ask him?

Step three: the resume, one page, figures in civilian form. The flood is the best story here: nine days, 1,400 people; in two lines.

Step four: the letter's middle paragraph, 80 words, which names the difference between leading soldiers and leading 35 people with contracts before the reader thinks of it.

Read the page as the supermarket's HR manager: underline every word she might not know. There should be none left.

Hand in the glossary, transfer list, resume and paragraph. Turning "NCO in charge of 11" into "managed a division" is promotion by translation, and is not allowed.`,
  },
  {
    id: 'b09-returner-part-time',
    title: 'Position a returner who wants 60 percent',
    description:
      'Resume and letter for an architect after six years at home, clear about hours and strong on what has stayed.',
    minutes: 50,
    instructions: `Ana Marin, 41, architect, registered since 2010. Office A 2008-2012 (schools, two built). Office B 2012-2018: deputy project lead, fire station, 4.2 million, finished within budget. 2018-2024 two children; meanwhile built her own timber-frame house with a carpenter, 2021; sits on the village's planning committee, unpaid; took the BIM course in 2023, certificate. Wants 24 hours a week, mornings, one afternoon on site.

The office she applies to (12 people) is advertising for a full-time project lead for a timber-frame kindergarten.

Two questions decide: when does she mention the 60%, and how? Write the pros and cons of the first call, the letter and the interview. Decide. If in the letter, write a proposal that solves the office's problem (who is there in the afternoon?) instead of stating a wish.

Resume: what comes first, 2018 or the timber house? Is her own house "experience"? How do you date it so that no one thinks she is hiding something? What up-to-date knowledge does the committee show?

Write both documents: a one-page resume and a letter of at most 250 words. Then have an assistant play the office owner who has doubts about part-time project leads; collect its five objections, and check which ones your letter already answers. Answer one more by rewriting, not by lengthening.

Hand in the decision with reasons, both texts and the objections. Avoid "Mom of two" in the headline, apologies, and the phrase "despite my break"; they make readers look where they were not looking.`,
  },
  {
    id: 'b09-rejection-pattern',
    title: 'Find the pattern in fourteen applications',
    description:
      'Analyze where a job seeker loses, by stage and by type of job, and prescribe two changes to test.',
    minutes: 35,
    instructions: `Ravi, a lab technician, keeps a list: number, type of employer, channel, days after the ad appeared, letter (own or template), result.
1 hospital, portal, 2, own, interview | 2 pharma, portal, 9, template, none | 3 pharma, portal, 12, template, rejection in 1 day | 4 hospital, email, 3, own, interview | 5 food, portal, 10, template, none | 6 water utility, postal mail, 4, own, rejection after 6 weeks | 7 pharma, referral, 5, own, interview | 8 pharma, portal, 14, template, none | 9 hospital, portal, 8, template, none | 10 start-up, message, 1, own, interview, offer (too far) | 11 food, portal, 11, template, rejection in 1 day | 12 pharma, portal, 3, template, none | 13 water utility, portal, 2, own, interview | 14 pharma, portal, 10, template, none

Work out interview rates by type of employer, channel, speed (up to 4 days, 5 and more) and letter. The last two look decisive, but they go together: make a two-by-two table and say which combinations are missing or thin. Can speed and letter be told apart with these fourteen?

A rejection within one day suggests something other than a bad letter: what, and how could he check?

What is he already doing well? Interviews 5 (or so) of 14, offers 1: is the trouble before or after the interview?

Prescribe two changes for the next ten applications, so that they can be told apart afterward, plus the columns he should add to his list.

Hand in the tables, answers, prescription, and a 120-word note to Ravi that encourages him without promising anything. The numbers are small: reread every sentence with "because" before you submit it.`,
  },
  {
    id: 'b09-profile-three-lengths',
    title: 'Write one professional profile in three lengths',
    description:
      'A translator introduces herself in 20, 60 and 150 words for three places, with the same core and no filler.',
    minutes: 35,
    instructions: `Material: Ilse Kern, translator from Danish and Norwegian into English, 16 years; manuals for wind turbines (about 2 million words), since 2020 also children's books, four published; former merchant marine radio operator; member of a translators' association; works with translation memory, post-edits machine output and says so in her invoices; lives on a houseboat; "I measure a text by whether somebody can do the thing afterward".

Places: 20 words under her name in a directory; 60 words on a business network; 150 words on her own page, in the first person.

First the core: what is it that must be in all three? One sentence, not a list. Then, for each place, the reader and the question they bring (can she? is she free? do I like her?).

Write them. The 20 and the 60 are in the third person or without a pronoun, as is usual there. Ask yourself about the houseboat: decoration or proof of something? The radio operator?

Two tests. Swap: could a colleague with other languages use the text by changing two words? Then it is too general. Echo: give the 60 to an assistant and ask what she would be bad at; a good profile makes that easy to guess.

Count words with a tool: 20 means 18 to 20, 60 means 55 to 60, 150 means 140 to 150.

Hand in the core, readers and questions, three texts with counts, both tests, and the sentence you liked most and cut. Every other translator writes about passion, journeys and bridging cultures; she does not.`,
  },
  {
    id: 'b09-internal-application',
    title: 'Apply internally: from ward secretary to bed manager',
    description:
      'A letter and one-page case for a move within the same hospital where everyone knows the applicant.',
    minutes: 50,
    instructions: `Internal applicants make two mistakes: they assume that everything is known, or they write as if to strangers. Find the tone in between.

Hana Vuk, ward secretary, surgery, nine years. The job, a new one: bed manager; assigns admissions to six wards, talks with doctors, ambulance crews and families; works shifts; reports statistics every morning at 7 a.m. Known to all: she finds a bed when no one else can. Not known: she has kept a list for 14 months, and since then the average waiting time in the hallway on her ward has fallen from 95 to 61 minutes; other wards have asked for the list. Against her: no degree; once argued with the head of medicine, Dr. Roth, who sits on the panel; the argument was about a patient who was left in the hallway for seven hours.

Write:
- the letter, 220 words, to the director of nursing
- the one-page case: what the list does, how its effect was measured (before, after, how many patients; make up plausible case numbers and mark them), what is still weak about it, how it would work with six wards
- the answer to "How will you work with Dr. Roth?", 50 words, with him in the room

Fairness: did waiting fall because of the list? Name two other possible causes and how to look into them. The page is stronger for it.

Let an assistant play Dr. Roth and ask three hard questions about the page. Answer in writing.

Hand in the letter, the page, the answer, and three questions and answers. Flattering the panel and settling old scores both count against it. Use nothing from patients' files as an example.`,
  },
  {
    id: 'b09-references-sheet',
    title: 'Prepare references: a sheet, two briefs and one request',
    description:
      'Choose four references for a driving instructor, ask them properly and tell them what the job is about.',
    minutes: 35,
    instructions: `Carlos, 38, driving instructor, is applying to a bus company as a driver trainer. Possible references: former school owner (likes him, never answers emails); a coworker; a student's mother who wrote a thank-you letter; the examiner at the test center, who knows 200 of his students' tests; his soccer coach; his current boss, who doesn't know that he is leaving; the priest.

Choose four and rank them: what can each vouch for, from what position, and how can they be reached? Give the reason against each of the others in one line. The current boss is a risk and an asset; when do you name him?

Write the request to the examiner: 90 words, with an easy way to decline, what the job is, by when, how (phone or letter), and a fact you may remind him of without telling him what to say.

Write briefs for two of the chosen: the job ad in three lines, two things they might be asked, two examples that Carlos remembers ("the student who panicked on the freeway"), permission to mention weaknesses.

The sheet for the company: four entries with name, position, relationship, how and when to reach them, how long they have known each other. Invent data, and use the .example domain.

Where is the line between preparing a reference and writing the letter yourself? An assistant will gladly produce the letter in the examiner's name. Write 50 words on why this is a bad idea even if he would sign it.

Hand in the ranking, request, briefs, sheet and statement. A reference sheet that goes out before anyone has been asked is worthless, so note the order of steps with days.`,
  },
  {
    id: 'b09-letter-mend-machine-tone',
    title: 'Fix a cover letter that sounds like a machine',
    description:
      'Find fifteen signs of generated prose in a letter, replace them with facts and make it shorter.',
    minutes: 35,
    instructions: `The letter: "Dear Hiring Manager, I am thrilled to apply for the position of Receptionist at your esteemed dental practice. In today's fast-paced world, exceptional patient experience is more important than ever. With a proven track record of excellence and a passion for people, I am confident that I would be a perfect fit for your dynamic team. Throughout my career, I have honed my communication skills, seamlessly navigating complex situations with empathy and professionalism. My unique blend of organizational prowess and interpersonal finesse enables me to thrive under pressure. At Bayside Physio, I not only managed appointments but also fostered meaningful relationships. I am particularly drawn to your commitment to innovation. I would welcome the opportunity to discuss how my skills align with your needs. Thank you for your time and consideration. Sincerely, Mira Jansen"

What is true, according to Mira: two practitioners at Bayside, 45 appointments a day, one phone; introduced reminders by text, missed appointments went from about 7 a day to 3; knows the dental software from a six-week internship; is calm with people in pain, "because I used to be afraid of dentists, too". The practice's ad mentions: three dentists, opening at 7 a.m., children's day on Wednesday; the receptionist, Joan, is retiring.

Mark at least fifteen places: cliche, empty superlative, claim without evidence, could be in any letter, triad or "not only but also", invented interest. Classify.

Rewrite in 115 words or fewer; the original has 132. Make use of four of the true things and two from the ad. Keep one slightly clumsy sentence that sounds like Mira.

Then examine your own text for the same signs, and have an assistant do so as well.

Hand in the marked original, the new letter, the word count and both examinations. Replacing old adjectives with new ones is not fixing.`,
  },
  {
    id: 'b09-skills-matrix-electrician',
    title: 'Build a skills matrix for an electrician with two trades',
    description:
      'Order 30 skills by evidence and level, and produce three short versions for three different jobs.',
    minutes: 50,
    instructions: `Piotr trained as a ship's electrician (2006-2010), worked on ferries until 2016, then in houses, solar since 2020. He sends a list: cable pulling, fault finding, generators 400 kVA, fire alarms, radar (small), drawing reading, a bit of welding, house wiring, fuse boxes, testing and certificates, solar roofs (about 70), inverters of three makers, storage batteries, EV wall chargers (40), roof safety, quotes, customers, apprentices (2), good English, some Norwegian, Polish, PLC basics, hydraulics "I know where not to put my hand", no elevators, data cabling, a little smart home, confined space certificate, first aid, boat license, drone for roofs, invoices.

Make a matrix: skill (in a term an employer uses), level on a four-step scale with definitions ("does alone and teaches it", for example), last used, evidence (job, number, certificate), whether he may legally do it without supervision (ask him where you don't know; list the questions).

Sort into five groups. Which skills are out of date since 2016, and how do you say so?

From the matrix, write three versions of eight lines each: solar company; ferry company; hospital maintenance. The same man, three orders; none may contain anything that is not in the matrix.

How many of the thirty occur in all three? These are his core; turn them into a ten-word headline.

Bars and percentages ("English 80%") say nothing; explain in a sentence why, and say what replaces them.

Hand in the scale, the matrix, three versions, the headline, and the questions to Piotr.`,
  },
  {
    id: 'b09-thank-you-follow-up',
    title: 'Write four emails after an interview',
    description:
      'A thank-you with a forgotten answer, a polite question after silence, a competing offer and a reply to a rejection.',
    minutes: 30,
    instructions: `Noor Haddad had an interview on Tuesday at a theater's costume workshop, with Mr. Ellery (head) and Jun (tailor). They talked about a corset pattern from 1880 that Jun showed; working hours during final rehearsals; her portfolio, in which they liked the bridal coat. Asked "How do you deal with a director who changes his mind on the last evening?" she stumbled; at home she remembered: in 2023 she kept a second version of a collar ready because the director had wavered in the fitting. They will decide "by the end of next week".

Email 1, Wednesday morning, 90 words: thanks with one detail that shows she listened, plus the answer she owes, short, without "unfortunately I was nervous".
Email 2, one week after the promised date, no answer yet: 60 words, friendly, a question that takes one line to answer.
Email 3: another workshop offers her a job and wants an answer by Friday; she prefers the theater. 80 words to Mr. Ellery, honest, without pressure.
Email 4: they chose someone else. 50 words that she would like to be remembered by.

Subject lines for all four, eight words at most.

Draft with an assistant and compare: where does it shovel in gratitude, or say "I just wanted to"? Mark what you removed.

Also decide: does Jun get an email too, and with the same text? What about a handwritten card?

Hand in the four emails with subject lines, the removed parts, and your decision in one document. If email 3 contains a threat, or email 1 does not fit on a phone screen, the work will be rejected.`,
  },
  {
    id: 'b09-career-change-bridge',
    title: 'Build the bridge for a change from teaching to UX research',
    description:
      'Map what a chemistry teacher really did to the tasks of a research job, with honest gaps and a plan to close two.',
    minutes: 55,
    instructions: `Olu Bright, 36, a chemistry teacher for ten years, wants to become a junior user researcher. What she has done: observed 400 lessons as a mentor with a form she designed; found that students misread the scale on a burette and changed the worksheet, errors halved in two parallel classes (from 14 to 6 of 29); interviewed 12 dropouts for the principal and wrote four pages, of which two recommendations were adopted; built a five-question test that shows in ten minutes whether a class has understood; knows nothing about usability labs; took a 40-hour course; watched three people use her brother's app and noted everything.

Job ad: plan and run interviews and usability tests; analyze; present to product teams; recruit participants; know the basics of statistics; portfolio with two cases.

Bridge table: task of the new job; what she did that has the same structure; the difference; evidence; gap. Be hard: "talks in front of people" is not a bridge, "12 interviews with a report that led to a decision" is.

Write the resume's profile (50 words), three bullets from the bridge, and case 1 for the portfolio, the burette: question, method, finding, change, effect, what you cannot conclude from two classes. 200 words.

Plan how to close two gaps: four weeks at five hours a week for each, with a result she can show.

Finally, write the letter's first paragraph, which answers "why" without running down teaching.

Hand in the bridge table, profile, bullets, case, plan and paragraph. Leave out jargon she has not used herself. We read the case first: if 14 and 6 of 29 have become just "57% improvement", put the figures back.`,
  },
  {
    id: 'b09-one-page-layout-audit',
    title: 'Audit the layout of a resume with measurements',
    description:
      'Check type, spacing, order and contrast of a page against twelve criteria and lay it out again from plain text.',
    minutes: 50,
    instructions: `Text of the page (lay it out first as described): name 30 pt centered; address, phone, email, birth date, marital status, photo; "Objective: seeking a challenging position"; education before work although it was 20 years ago; six jobs with 3 to 9 bullets each, the oldest with the most; body 8.5 pt, lines of up to 130 characters, light gray #9A9A9A on white; dates as "03/09 - 11/14"; bullets with three different symbols; section titles underlined, in capitals and bold; 1.1 pages. Make up the contents for a 42-year-old customs clerk.

Criteria (complete with target values): body size, line length in characters, contrast, margins, space before and after headings, number of type sizes, number of emphases, date format, bullets per job in relation to age, order, personal data not needed, last line of the page. Twelve, each measurable. For contrast compute or look up the ratio of #9A9A9A on white; the lower limit is 4.5.

Measure the old page: value, target, verdict.

Lay it out again: exactly one page, black or nearly so, two sizes, one emphasis. Cut by relevance for a job as customs specialist at an online retailer, and list what you cut.

The ten-second test: three people or three runs of your own memory after a short look: name, current job, strongest point. Before and after.

Hand in the old and the new page as PDF or picture, the twelve rows for both, the cuts and the test. In some countries a photo is expected, in others it is best left out; find a source for one country and let it decide.`,
  },
  {
    id: 'b09-freelancer-projects',
    title: 'Turn nine scattered freelance jobs into a readable history',
    description:
      "Group a sound engineer's projects by type and client so that a broadcaster sees ten steady years.",
    minutes: 40,
    instructions: `Femi's list, as he keeps it for taxes: Feb 15 wedding; 15-19 club Marquee, front of house, about 300 nights; 16 podcast "Bones" 12 episodes; 2017 festival stage 2 (also 18, 19, 22, 23); 2019-now audiobooks, 41 titles, two publishers; 20 nothing until August, then streaming of church services, 30; 21 repair of a mixing console for a school, free; 2022-23 radio station as vacation cover, 14 weeks in all; 24 museum audio guide, 60 stops; assorted weddings.

The broadcaster wants an "audio producer, spoken word, permanent". The fear behind it: freelancers do not stay, and do everything and nothing.

Try three forms: by time, by kind of work, mixed (a frame "Freelance sound engineer, 2015-now" with groups). Judge each by these questions: can a reader see in ten seconds what is spoken word; are the years complete; can it be checked? Choose.

Write it: at most 200 words, numbers of nights, titles, weeks where they tell something. How much space do weddings deserve? How many words does the gap in spring 2020 need? The repair for the school?

References: who of these could be called? Choose three.

Add the letter's paragraph on permanence: why someone who has freelanced for ten years wants a permanent job. Femi says: "I want to hear how a program gets better over a year. I never hear the second year of anything." Use it, 60 words.

Hand in three outlines, the chosen history, the references and the paragraph. He started with a chronological list of nine items with months; if that is also the result, nothing was gained.`,
  },
  {
    id: 'b09-interview-stories',
    title: 'Prepare six stories for an interview out of one resume',
    description:
      'Short, true stories with situation, action and result for a hotel manager, matched to twelve likely questions.',
    minutes: 50,
    instructions: `Resume of Mateo Ruiz, assistant manager of a 58-room hotel, applying as manager elsewhere. Bullets: cut food waste by weighing plates (from 190 to 120 g per guest, eight months); handled a burst pipe on New Year's Eve, 21 rooms, no guest without a bed; hired 14, kept 9 after two years; introduced a quiet floor; lost a wedding booking of $18,000 through a mistake in the calendar, his own; persuaded the owner to close the bar on Mondays; learned the booking software alone and taught six.

Write six stories, 90 to 120 words each, to be told in a minute: what was the situation, what did he do (he, not "we"), what came of it, what would he do differently. You may add details that follow from the bullets; mark all others as questions to Mateo, in brackets. The lost wedding has to be one of them.

Make a grid: six stories against twelve questions (conflict, mistake, money, leading, pressure, change, guest, initiative, learning, failure to convince, priorities, ethics). Each question needs at least one story, each story should serve two. Which question has none? What should Mateo think about before the interview?

Read each one aloud with a stopwatch.

Have an assistant ask two follow-up questions per story, as a skeptical owner would. Which of them would embarrass him, and is the story still good then?

Hand in the stories with times, the grid, and the follow-ups with two-line answers. No one believes stories in which everything ends well and no one objects; there should be an obstacle in all six.`,
  },
  {
    id: 'b09-accessible-job-application',
    title: 'Decide what to disclose: a letter with a hearing loss',
    description:
      'Weigh three options with an applicant, write both versions of the letter and a practical note for the interview.',
    minutes: 40,
    instructions: `Fictional case: Jonas Weil, 27, draftsman, wears hearing aids on both sides; phone calls are difficult, meetings with up to four people fine, open-plan offices tiring. Good at it: precise, fast in CAD, three years at a bridge-building company, where he introduced written minutes for everyone "and then everybody liked them". He is applying to an engineering office: CAD draftsman, coordination with sites by phone, team of nine, open plan.

This is his decision, not yours. So first lay out three options for him: say it in the letter, in reply to the interview invitation, after the offer. For each: what he gains, what he risks, what must be arranged in any case (phone). Look up, for one country of your choice, what the law says about asking and adjustments: one official source with its address; no advice beyond citing it.

Then write the letter twice, 200 words each: version A mentions it in two sentences, as a fact with a solution; version B does not mention it and promises nothing that depends on the phone either.

Third, a note in reply to the interview invitation: 50 words, practical (seat with a view of faces, not beside the coffee machine, questions in writing welcome), without medical details.

Check the language: no "suffers from", no heroism, no thanks for understanding. The minutes story belongs in both versions; why?

Ask an assistant to improve A. Does it move the two sentences, inflate them, or pity him? Report.

Hand in the options, the source, A and B, the note and your report. A document that pushes Jonas into one option is biased, however kindly it is meant.`,
  },
  {
    id: 'b09-resume-review-service',
    title: "Review a stranger's resume and write feedback they can use",
    description:
      'Prioritized, kind and specific comments on a flawed page, limited to what can be fixed in two evenings.',
    minutes: 40,
    instructions: `The page, by Kofi B., who wants to become a shift leader in a bakery factory:
"CURRICULUM VITAE. Kofi B., 02/14/1990, single. Summary: hard-working baker with many years. 2012-now: Sunbake Inc., baker. Tasks: dough, oven, packing, cleaning, sometimes shift leader when Marc is sick. 2010-2012: various. 2008-2010: apprenticeship, not finished. Skills: computer, English, team, punctual, HACCP. Hobbies: gym, friends, church (treasurer). References: on request. Email: kofi_dancefloor90@mail.example"

First, look for what is hidden in it. "Sometimes shift leader" is the job he wants; treasurer is trust with money; twelve years at one company; an unfinished apprenticeship that a reader will see anyway.

Write at most eight questions whose answers would change the page most. Sort them by impact.

Then feedback in 250 words: three changes for the first evening, three for the second, each with an example of the new wording (with slots where figures are missing: "led the night shift of [number] about [number] times since [year]"). Praise must be specific or left out. Also say what can stay.

Don't rewrite everything; people who get their page back finished can't defend it in the interview. Where do you draw the line?

Test: give your feedback and the page to an assistant that plays Kofi, tired after a night shift. What does he do first, and what does he not understand? Adjust.

Hand in the hidden strengths, the questions, feedback v1 and v2, and the one sentence of yours most likely to hurt, with its replacement. You may comment on his email address once, lightly.`,
  },
];
