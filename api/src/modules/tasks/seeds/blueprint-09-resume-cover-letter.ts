import type { TaskSeed } from './task-seed.ts';

/** Resumes and letters that are true, short and to the point. Every person in them is made up. */
export const RESUME_COVER_LETTER: readonly TaskSeed[] = [
  {
    id: 'b09-line-cook-to-trainer',
    title: "Turn a line cook's work history into a trainer's resume",
    description:
      'One page for an application as kitchen trainer, with duties rewritten as results that can be backed.',
    minutes: 45,
    instructions: `Malik, 34, says: "Eleven years in kitchens. Started washing up at the Anchor, 2013. Commis there from 2014. 2017 to 2020 line cook at Brasserie Nord, sauces; I showed the new ones everything, nine of them, six are still cooks. Closed in 2020. Delivery driver for a year. Since 2021 hospital kitchen, 600 meals a day, I wrote the cards for allergies after we had a mix-up; none since. Hygiene certificate, first aid, driving licence. I don't like writing about myself."

Advert of a catering college: "Trainer, practical cookery. You have professional experience, can explain calmly, work to hygiene rules and keep records. Teaching certificate can be earned on the job."

1. Underline in the advert what is asked, and set beside it the sentence of Malik's that proves it. Where there is none, write the question you would put to him.
2. Let an assistant draft bullet points from the pairs. Each begins with a verb and has a figure or a result if he gave one, and none if he did not.
3. Put it on one page: headline, three-line profile, experience backwards in time, certificates. The year as a driver stays in; a hole would be worse.

Hand over the table of pairs, your questions, the resume as text. "Reduced incidents by 100 %" is how a machine likes to say "none since"; say it as he would be able to explain it across a table.`,
  },
  {
    id: 'b09-twelve-duties-to-results',
    title: 'Rewrite twelve duty bullets as achievements without inventing',
    description:
      'Improve flat bullet points by asking for the missing number, and mark what may not be claimed yet.',
    minutes: 35,
    instructions: `A resume for an office manager holds these: 1 Responsible for ordering. 2 Helped with the move. 3 Handled phones. 4 Was in charge of travel. 5 Improved the filing system. 6 Team player. 7 Duties included invoices. 8 Organised events. 9 Supported the CEO. 10 Good knowledge of Excel. 11 Dealt with complaints. 12 Trained interns.

What she says when asked, quickly: "We were 42 people. The move was over a weekend and on Monday everybody had a desk. Invoices, maybe 120 a month, late ones went from a lot to nearly none. Events: summer party, and a trade fair stand in Ghent for four years. I made a rota in Excel that writes the shifts by itself. Interns: five, one is my successor. Complaints I don't know."

Bring each into one of three states: A achievement with a figure she named; B achievement without a figure, concrete all the same; C not usable before she answers a question (write it). Number 6 will not survive; say what could show it instead.

"Nearly none" is not zero and "maybe 120" isn't 120; find wording that stays true and does not sound weak.

The machine's turn: give the twelve to an assistant without her remarks and ask for achievements. Count the figures it makes up. Quote the boldest.

Deliver twelve rows (old, state, new, question), the count, and the five bullets in the order in which you would print them for a job as operations assistant. The words "spearheaded", "leveraged" and "dynamic" appear nowhere.`,
  },
  {
    id: 'b09-ats-parse-test',
    title: 'Test how an applicant system would read a two-column resume',
    description:
      'Predict and observe what parsing does to columns, icons and text boxes, then rebuild the page so that it survives.',
    minutes: 50,
    instructions: `Make a one-page resume for an invented warehouse planner (Sofia Lindgren, three jobs, two certificates, four languages) in the fashion of template shops: two columns, icons in place of the words phone and mail, skill bars, dates in a text box at the right, name in the header of the page. Use any word processor; it need not be pretty.

Export it to PDF. Copy the whole text out of the PDF into a plain editor, which is close to what simple parsers see. What happened to: reading order across columns, dates and their jobs, the header, the icons, the skill bars, accents, bullets, line breaks in words? Note each with a quotation.

Ask an assistant to fill a form from the copied text: name, phone, jobs with employer, title, from, to. Compare with the truth; count the wrong fields.

Now rebuild: one column, standard headings, words instead of icons, dates on the line of the job, levels of language in words (B2, fluent). Export, copy, fill the form again.

The second version should still be a pleasure for a human. Put both before someone for ten seconds each and ask what the person's last job was.

We get both texts as copied, both forms with error counts, the answer to the ten-second question, and a list of eight rules for job seekers in order of harm. Claims such as "75 % of resumes are rejected by robots" circulate without evidence; leave them out or find the study.`,
  },
  {
    id: 'b09-letter-answers-advert',
    title: 'Write a one-page letter that answers five demands of an advert',
    description:
      'A cover letter for a city gardener in which every paragraph replies to something the advert said.',
    minutes: 35,
    instructions: `Advert: "The City Parks Department seeks a gardener (full time). You look after playgrounds and beds in the western district, work with volunteers, can drive a van with trailer, don't mind weekends in spring, and have ideas for plants that cope with drought. Applications to Ms Farrow by 30 March."

Applicant, in her words: "Tess Okoro, 29. Trained at a nursery, finished 2017, then six years with a landscaping firm, mostly private gardens. Trailer licence yes. I run the herb spiral at my daughter's kindergarten with parents. I tried drought beds: of 22 species 17 came through the summer of 2022 without watering. Weekends are fine every other week, because of custody. Never worked for a city. The firm is OK, I just want to see that people use what I plant."

Structure it yourself, at most 280 words. The first sentence may not be "I am writing to apply". One demand can't be met fully (which?): say so in a way that solves it rather than apologises. Use the drought beds where they do most good.

Draft with an assistant, if you like, from a brief that contains the advert and her facts, then cut everything that would also fit another applicant. What remains is the letter.

Check: five demands, five answers, marked with numbers in a copy. Name and date of the advert right. No word about the kindergarten as "leadership experience".

Submit letter, numbered copy, and the three sentences you threw out with the reason. 281 words is over the limit.`,
  },
  {
    id: 'b09-gap-three-years',
    title: 'Handle a three-year gap in resume, letter and interview',
    description:
      'Three truthful ways of naming a period of care, each fitting its place, without telling more than needed.',
    minutes: 35,
    instructions: `Daniel, 45, bookkeeper. 2004-2019 at a tile dealer, last as head of a team of three. From autumn 2019 to the end of 2022 he cared for his father, who then died. In that time: the accounts of the allotment club (180 members), an online course in a new ledger program in spring 2022, finished. Since January 2023 he has been applying, 31 applications, two interviews. His resume jumps from 2019 to nothing.

Look at it from the other chair: what does a reader fear at the sight of a gap? List three fears and what in Daniel's story answers each.

Write:
(a) the entry in the resume, two lines at most, with heading and dates
(b) the sentence in the letter, one, not at the beginning
(c) the answer in the interview, 60 words, that ends on the work and not on the illness
(d) the answer to a question that goes too far ("What did your father die of?"), polite and closing

And the months from January 2023 until today? They are a second gap which grows. Suggest what he can truthfully enter there, and what he could start next week to have more.

Try how an assistant handles it: ask for entry (a) without your guidance. Does it dress up caring as "project management"? Quote and comment.

Give in (a) to (d), the list of fears, suggestions, comment. Putting "freelance consultant 2019-2022" would be a lie, and no course of action that begins with one can be accepted.`,
  },
  {
    id: 'b09-school-leaver-first-resume',
    title: 'Make a first resume for a school leaver with no job',
    description:
      'Find evidence in hobbies, school and family duties and turn it into one honest page for an apprenticeship.',
    minutes: 40,
    instructions: `Yusuf, 17, wants to become an electronics technician. Asked for experience, he says "none". Asked differently, he says: repairs game controllers for his class, about 20 so far, three he made worse; helps his uncle at the market on Saturdays, does the till; marks: maths 2 (good), physics 2, English 4 (just passed), three days missing; two weeks of work experience at a lift company, was allowed to open a control cabinet; speaks Turkish at home; looks after his small brother twice a week; football until an injury; soldering taught himself from videos.

Think first about what a training manager wants to know of a 17-year-old: will he turn up, does he like the thing, can he be taught, is he honest about mistakes. Match the facts.

The page: contact (invented), a profile of two sentences in a voice a 17-year-old would own, practical things he has done, school, work experience, languages, what he does on Saturdays. No references to "professional skill set".

The three broken controllers: in or out? Decide and argue. The English mark?

Write five questions that he will be asked about this page, and let him practise: two bullet points per answer, in his language.

Compare your page with one an assistant makes out of "17, no experience, electronics". What is in it that could be said of anyone?

For delivery: the page as text, the matching table, questions, comparison in 60 words. Padding to fill the sheet is not necessary: a well-set half page beats it.`,
  },
  {
    id: 'b09-keyword-coverage',
    title: 'Measure how well a resume covers an advert, before and after',
    description: "Count demands met, hidden and missing for a nurse's resume and edit it without stuffing.",
    minutes: 40,
    instructions: `Advert for a school nurse, demands: registered nurse; first aid for children; care plans for chronic illness (asthma, diabetes, epilepsy); medication records; safeguarding training; works alone; talks with parents; vaccination days; data protection; driving licence.

Resume of Grace Adeyemi (text): "RN 2012. Paediatric ward, St Luke's, 2012-2021: care of children post-op, drug round incl. controlled drugs, family liaison, mentor to students. Community team 2021-now: home visits across 3 villages, own caseload of 38, inhaler and pump training for children and carers, e-records, flu clinics each October. Courses: PILS 2024, child protection level 3 2023, IG annually. Hobbies: choir."

Table of ten demands: covered in the advert's words; covered in other words (which?); implied; absent. PILS and IG are abbreviations a school secretary may not know: resolve them (look them up) and decide where to write both forms.

Score: 2, 1.5, 1, 0 for these four states. Sum before.

Edit the text so that whatever is true is said in words the school uses. Nothing that is absent may appear; say for these how the letter deals with it. Sum after.

Then the limits: read it aloud. Any sentence that serves only a search machine goes out, and the sum falls; state both. A list of ten keywords in white letters would give a full score, and that is why this measure must not be the only one.

Hand in table, both texts, both sums, remarks. Driving licence: home visits in three villages suggest it. Suggest is not prove, so what do you do?`,
  },
  {
    id: 'b09-lie-detector-review',
    title: 'Check an AI-polished resume for claims that will not hold',
    description: 'Compare an inflated resume with the plain facts, rate each exaggeration and restore it.',
    minutes: 35,
    instructions: `Facts (from the applicant): Ben, shop assistant in a bike store, four years; the boss lets him order tyres; he fixed the labels in the stockroom; sells well, "top two of four in spring"; set up the shop's photo account, 640 followers; took part in a half-day course on complaints; school French.

Resume after treatment: "Results-driven Retail Operations Leader with 5+ years of experience. Managed procurement for a multi-category inventory. Architected a warehouse management solution, boosting efficiency by 35 %. Consistently top-performing sales expert. Grew social media presence from scratch to a highly engaged community. Certified in Conflict Resolution. Fluent French."

For every claim: what the fact is, distance (fair wording, stretch, false), what happens when somebody asks about it in the interview (write the question and the silence after it), and the restored wording. Which two are outright false even by friendly reading? Which one is a stretch that many people would defend; how do you draw the line?

Write the rule you drew, in a sentence that can be applied to a claim you have not seen.

Then the better resume: 120 words, which uses strong true things that the inflated one has buried. The boss trusts him with ordering: that is worth more than "procurement".

Finally the prompt. What should Ben have told the assistant so that it would not do this? Test your wording on the facts and report how many stretches remain. Submit the table, the rule, the text, the prompt with result. Sarcasm about Ben costs style, and he is the customer.`,
  },
  {
    id: 'b09-academic-to-industry',
    title: 'Shrink an academic CV of four pages to one for industry',
    description:
      'Translate publications, teaching and grants into what a food company can use, and decide what goes.',
    minutes: 50,
    instructions: `Dr Lin Zhao, food chemist. Her CV in brief: PhD 2019 "Maillard kinetics in low-moisture cereal matrices"; postdoc 2019-2024; 9 papers (3 as first author), 14 talks, 2 posters; supervised 4 master theses; lab safety officer; taught 120 hours; grant of 84,000 with a bakery cooperative, she wrote it; HPLC, GC-MS, sensory panels, R; reviewer for three journals; Mandarin, English, German B1; prize for best poster.

Advert: "Product developer crispbread. You bring recipes from bench to line, run trials, work with purchasing and marketing, write specifications. Knowledge of acrylamide reduction welcome."

Her own sentence on the subject: "Low moisture, cereals, browning: that is crispbread, and the unwanted part of browning is acrylamide. Nobody has ever asked me that way."

Make a table: item, what it proves for this job, keep / merge / move to a list on request / drop. At least half of the CV must go; the hardest to drop is marked with a sigh of one sentence.

Translate the thesis title into eight words a purchasing manager understands. Check with one source that your explanation of acrylamide and browning is right.

Write the page: profile of three lines, the trials and the cooperative first, methods as tools for ends, publications as a number with one example.

Ask an assistant to read it as head of marketing and to say what she does for a living. If the answer is "research", revise.

Send table, page, source, answer before and after. Nine titles of papers on a one-page resume are a refusal to decide.`,
  },
  {
    id: 'b09-soldier-to-logistics',
    title: 'Translate military experience into civilian terms',
    description:
      'A resume for a depot manager from eight years as a supply sergeant, with each term explained or replaced.',
    minutes: 45,
    instructions: `Notes of a supply sergeant, 31: "8 yrs. S4 shop, battalion, 620 pax. Hand receipts for 4.1 million of kit, annual inventory, loss rate under 0.3 %. Ran the motor pool's class IX for 14 months, 58 vehicles. Convoy planning, two exercises, 40 trucks, 900 km. NCO i/c of 11. Hazmat course, forklift. Night shifts. Got yelled at professionally. Commendation for the flood, 2021: 9 days, water and beds for 1,400."

Advert: depot manager for a supermarket's fresh food depot; 24/7; 35 staff; stock accuracy, shift planning, transport slots, safety; experience with warehouse software.

Step one: glossary. S4, pax, hand receipt, class IX, motor pool, NCO i/c, hazmat: civilian words for each, with a note where the civilian word says less. Look up two.

Step two: what carries over and what does not. Fresh food with a life of three days is not spare parts. Civilian staff can resign. Software: none named; what to ask him?

Step three: the resume, one page, figures in civilian form. The flood is the best story here: nine days, 1,400 people; in two lines.

Step four: the letter's middle paragraph, 80 words, which names the difference between leading soldiers and leading 35 people with contracts before the reader thinks of it.

Read the page as the supermarket's personnel officer: underline every word she might not know. There should be none left.

Hand in glossary, transfer list, resume, paragraph. Turning "NCO in charge of 11" into "managed a division" is promotion by translation, and not allowed.`,
  },
  {
    id: 'b09-returner-part-time',
    title: 'Position a returner who wants 60 percent',
    description:
      'Resume and letter for an architect after six years at home, clear about hours and strong in what has stayed.',
    minutes: 50,
    instructions: `Ana Marin, 41, architect, registered since 2010. Office A 2008-2012 (schools, two built). Office B 2012-2018: deputy project lead, fire station, 4.2 million, finished within budget. 2018-2024 two children; meanwhile built her own house in timber with a carpenter, 2021; sits in the village's planning committee, unpaid; took the BIM course in 2023, certificate. Wants 24 hours a week, mornings, one afternoon on site.

The office she applies to (12 people) advertises a full-time project lead for a kindergarten in timber.

Two questions decide: when does one mention the 60 %, and how? Write the pros and cons of advert stage, letter, interview. Decide. If in the letter, write a proposal that solves the office's problem (who is there in the afternoon?) instead of stating a wish.

Resume: what stands first, 2018 or the timber house? Is the own house "experience"? How do you date it so that nobody thinks she hides something? The committee shows up-to-date knowledge of what?

Write both documents: resume of one page, letter of at most 250 words. Then have an assistant play the office owner who has doubts about part-time project leads; collect its five objections, and check which your letter has already answered. Answer one more by rewriting, not by lengthening.

To be submitted: decision with reasons, both texts, objections. "Mum of two" in the headline, apologies, and the phrase "despite my break" are to be avoided; they make the reader look where he wasn't looking.`,
  },
  {
    id: 'b09-rejection-pattern',
    title: 'Find the pattern in fourteen applications',
    description:
      'Analyse where a job seeker loses, by stage and by type of job, and prescribe two changes to test.',
    minutes: 35,
    instructions: `Ravi, laboratory technician, keeps a list: number, kind of firm, applied how, days after the advert appeared, letter (own or template), result.
1 hospital, portal, 2, own, interview | 2 pharma, portal, 9, template, none | 3 pharma, portal, 12, template, rejection in 1 day | 4 hospital, mail, 3, own, interview | 5 food, portal, 10, template, none | 6 water board, post, 4, own, rejection after 6 weeks | 7 pharma, referral, 5, own, interview | 8 pharma, portal, 14, template, none | 9 hospital, portal, 8, template, none | 10 start-up, message, 1, own, interview, offer (too far) | 11 food, portal, 11, template, rejection in 1 day | 12 pharma, portal, 3, template, none | 13 water board, portal, 2, own, interview | 14 pharma, portal, 10, template, none

Work out interview rates: by kind of firm, channel, speed (up to 4 days, 5 and more), letter. The last two look decisive, but they go together: make a table of two by two and say which combinations are missing or thin. Can speed and letter be told apart with these fourteen?

A rejection within one day suggests something other than a bad letter: what, and how would one check?

What does he do well already? Interviews 5 (or so) of 14, offers 1: is the trouble before or after the interview?

Prescribe two changes for the next ten applications, so that they can be told apart afterwards, plus the columns he should add to his list.

Hand in tables, answers, prescription and a note to Ravi of 120 words which gives him courage without promising anything. Small numbers: every sentence with "because" should be read again before you send it.`,
  },
  {
    id: 'b09-profile-three-lengths',
    title: 'Write one professional profile in three lengths',
    description:
      'A translator introduces herself in 20, 60 and 150 words for three places, with the same core and no filler.',
    minutes: 35,
    instructions: `Material: Ilse Kern, translator Danish and Norwegian into English, 16 years; manuals for wind turbines (about 2 million words), since 2020 also children's books, four published; former merchant navy radio operator; member of a translators' association; works with translation memory, post-edits machine output and says so in her invoices; lives on a houseboat; "I measure a text by whether somebody can do the thing afterwards".

Places: 20 words under her name in a directory; 60 words on a business network; 150 words on her own page, in the first person.

First the core: what is it that must be in all three? One sentence, not a list. Then for each place the reader and the question they bring (can she? is she free? do I like her?).

Write them. The 20 and the 60 in the third person or without pronoun, as usual there. Ask yourself of the houseboat: decoration or proof of something? The radio operator?

Two tests. Swap: could a colleague with other languages use the text by changing two words? Then it is too general. Echo: give the 60 to an assistant and ask what she would be bad at; a good profile lets one guess.

Count words with a tool: 20 means 18 to 20, 60 means 55 to 60, 150 means 140 to 150.

Hand over the core, readers and questions, three texts with counts, both tests, and the sentence you liked most and cut. Passion, journey and bridging cultures are words that every second translator uses; she does without.`,
  },
  {
    id: 'b09-internal-application',
    title: 'Apply internally: from ward secretary to bed manager',
    description:
      'A letter and one-page case for a move within the same hospital where everybody knows the applicant.',
    minutes: 50,
    instructions: `Internal applicants make two mistakes: they assume that everything is known, or they write as to strangers. Find the tone between.

Hana Vuk, ward secretary, surgery, nine years. The post: bed manager (new): distributes admissions over six wards, speaks with doctors, ambulance, families; shifts; statistic every morning at 7. Known to all: she finds a bed when nobody else does. Not known: she has kept a list for 14 months, since when average waiting time in the corridor on her ward fell from 95 to 61 minutes; other wards have asked for the list. Against her: no degree; once quarrelled with the head of medicine, Dr Roth, who sits on the panel; the quarrel was about a patient in the corridor for seven hours.

Write:
- the letter, 220 words, to the director of nursing
- the case on one page: what the list does, how it was measured (before, after, how many patients; invent plausible numbers of cases and mark them), what is still weak about it, how it would look with six wards
- the answer to "How will you work with Dr Roth?", 50 words, with him in the room

Fairness: did waiting fall because of the list? Name two other possible causes and how one would look into them. That page gains by it.

Let an assistant play Dr Roth and ask three hard questions about the page. Answer in writing.

The complete set is: letter, page, answer, three questions and answers. Flattery of the panel and old scores both count against it. And nothing from patients' files may be used as an example.`,
  },
  {
    id: 'b09-references-sheet',
    title: 'Prepare referees: a sheet, two briefs and one request',
    description:
      'Choose four referees for a driving instructor, ask them properly and tell them what the job is about.',
    minutes: 35,
    instructions: `Carlos, 38, driving instructor, applies to a bus company as trainer of drivers. Possible referees: former school owner (likes him, never answers mails); a colleague; a pupil's mother who wrote a thank-you letter; the examiner of the test centre, who knows 200 of his pupils' tests; his football coach; his present boss, who doesn't know that he is leaving; the priest.

Choose four and rank them: what can each testify, from what position, reachable how? Give the reason against the others in a line. The present boss is a danger and an asset; when is he named?

Write the request to the examiner: 90 words, with an easy way to decline, what the job is, by when, how (phone or letter), and a fact of which he may be reminded, though not told what to say.

Write briefs for two of the chosen: the advert in three lines, two things one might be asked, two examples that Carlos remembers ("the pupil who panicked on the motorway"), permission to mention weaknesses.

The sheet for the company: four entries with name, function, relation, how and when to reach, since when they know each other. Invent data, and use the .example domain.

Where is the border between preparing a referee and writing the reference oneself? An assistant will gladly produce the letter in the examiner's name. 50 words on why this is a bad idea even if he would sign it.

Submit: ranking, request, briefs, sheet, statement. A reference sheet that goes out without anybody having been asked is worthless, so note the order of steps with days.`,
  },
  {
    id: 'b09-letter-mend-machine-tone',
    title: 'Mend a cover letter that sounds like a machine',
    description:
      'Find fifteen signs of generated prose in a letter, replace them with facts and make it shorter.',
    minutes: 35,
    instructions: `The letter: "Dear Hiring Manager, I am thrilled to apply for the position of Receptionist at your esteemed dental practice. In today's fast-paced world, exceptional patient experience is more important than ever. With a proven track record of excellence and a passion for people, I am confident that I would be a perfect fit for your dynamic team. Throughout my career, I have honed my communication skills, seamlessly navigating complex situations with empathy and professionalism. My unique blend of organizational prowess and interpersonal finesse enables me to thrive under pressure. At Bayside Physio, I not only managed appointments but also fostered meaningful relationships. I am particularly drawn to your commitment to innovation. I would welcome the opportunity to discuss how my skills align with your needs. Thank you for your time and consideration. Sincerely, Mira Jansen"

What is true, from Mira: two practitioners at Bayside, 45 appointments a day, one phone; introduced reminders by text, missed appointments went from about 7 a day to 3; knows the dental software from a placement of six weeks; is calm with people in pain, "because I used to be afraid of dentists, too". The practice's advert mentions: three dentists, opening at 7, children's day on Wednesday, the receptionist's name is Joan and she retires.

Mark at least fifteen places: cliche, empty superlative, claim without evidence, could be in any letter, triad or "not only but also", invented interest. Classify.

Rewrite in 115 words or fewer; the original has 132. Make use of four of the true things and two from the advert. Keep one slightly clumsy sentence that sounds like Mira.

Then examine your own text for the same signs, and have an assistant do so as well.

You deliver: marked original, new letter, count of words, both examinations. Substituting new adjectives for old ones is not mending.`,
  },
  {
    id: 'b09-skills-matrix-electrician',
    title: 'Build a skills matrix for an electrician with two trades',
    description:
      'Order 30 skills by evidence and level, and produce three short versions for three different jobs.',
    minutes: 50,
    instructions: `Piotr trained as a ship's electrician (2006-2010), worked on ferries until 2016, then in houses, solar since 2020. He sends a list: cable pulling, fault finding, generators 400 kVA, fire alarms, radar (small), drawing reading, welding a bit, house wiring, fuse boards, testing and certificates, solar roofs (about 70), inverters of three makers, storage batteries, wallboxes (40), roof safety, quotes, customers, apprentices (2), English good, Norwegian some, Polish, PLC basics, hydraulics "I know where not to put my hand", lifts no, data cabling, smart home a little, confined spaces ticket, first aid, boat licence, drone for roofs, invoices.

Make a matrix: skill (in a term an employer uses), level by a scale of four with definitions ("does alone and teaches it", for example), last used, evidence (job, number, certificate), may he do it legally without supervision (ask him where you don't know; list the questions).

Sort into five groups. Which skills are out of date since 2016, and how does one say so?

From the matrix three versions of eight lines each: solar company; ferry company; maintenance of a hospital. The same man, three orders; nothing may appear in any that isn't in the matrix.

How many of the thirty occur in all three? These are his core, make of them his headline in ten words.

Bars and percentages ("English 80 %") say nothing; explain in a sentence why, and give what replaces them.

The work is complete with the scale, the matrix, three versions, the headline, and the questions to Piotr.`,
  },
  {
    id: 'b09-thank-you-follow-up',
    title: 'Write four mails after an interview',
    description:
      'Thanks, a forgotten answer, a polite question after silence and a refusal that leaves the door open.',
    minutes: 30,
    instructions: `Noor Haddad had an interview on Tuesday at a theatre's costume workshop, with Mr Ellery (head) and Jun (tailor). Spoken about: a corset pattern from 1880 that Jun showed; working hours in the final rehearsals; her portfolio, of which the bridal coat was liked. Asked "How do you deal with a director who changes his mind on the last evening?" she stuttered; at home she knew: in 2023 she kept a second version of a collar ready because the director had wavered in the fitting. They will decide "by the end of next week".

Mail 1, Wednesday morning, 90 words: thanks with one detail that shows she listened, plus the answer she owes, short, without "unfortunately I was nervous".
Mail 2, one week after the promised date, no answer yet: 60 words, friendly, a question one can answer in a line.
Mail 3: another workshop offers her a post and wants an answer by Friday; she prefers the theatre. 80 words to Mr Ellery, honest, without blackmail.
Mail 4: they chose somebody else. 50 words that she would like to be remembered by.

Subject lines for all four, eight words at most.

Draft with an assistant and compare: where does it put in gratitude by the shovel, or say "I just wanted to"? Mark what you removed.

Also decide: is Jun written to as well, and with the same text? What about a handwritten card?

Put the four mails with subjects, the removed parts, and your decision into one document. If mail 3 contains a threat, or mail 1 exceeds the screen of a phone, it has to be redone.`,
  },
  {
    id: 'b09-career-change-bridge',
    title: 'Build the bridge for a change from teaching to UX research',
    description:
      'Map what a chemistry teacher really did to the tasks of a research job, with honest gaps and a plan to close two.',
    minutes: 55,
    instructions: `Olu Bright, 36, teacher of chemistry for ten years, wants to become a junior user researcher. What she has done: observed 400 lessons as a mentor with a form she designed; found that pupils misread the scale on a burette and changed the worksheet, errors halved in two parallel classes (from 14 to 6 of 29); interviewed 12 drop-outs for the head and wrote four pages, of which two recommendations were adopted; built a test of five questions which tells in ten minutes whether a class has understood; knows nothing of usability labs; took a course of 40 hours; watched three people use her brother's app and noted everything.

Advert: plan and run interviews and usability tests; analyse; present to product teams; recruit participants; know the basics of statistics; portfolio with two cases.

Bridge table: task of the new job; what she did that has the same structure; the difference; evidence; gap. Be hard: "talks in front of people" is no bridge, "12 interviews with a report that led to a decision" is.

Write the resume's profile (50 words), three bullets from the bridge, and case 1 for the portfolio, the burette: question, method, finding, change, effect, what one couldn't conclude from two classes. 200 words.

Two gaps with a plan of four weeks at five hours for each, with a result one can show.

Lastly the letter's first paragraph, which answers "why" without running teaching down.

Jargon she has not used herself stays outside. We read the case first: if the figures 14 and 6 of 29 have become "57 % improvement" alone, please put them back.`,
  },
  {
    id: 'b09-one-page-layout-audit',
    title: 'Audit the layout of a resume by measurements',
    description:
      'Check type, spacing, order and contrast of a page against twelve criteria and set it anew from plain text.',
    minutes: 50,
    instructions: `Text of the page (set it first as described): name 30 pt centred; address, phone, mail, birth date, marital status, photo; "Objective: seeking a challenging position"; Education before work although 20 years ago; six jobs with 3 to 9 bullets each, the oldest with most; body 8.5 pt, lines to 130 characters, light grey #9A9A9A on white; dates as "03/09 - 11/14"; bullets with three different signs; section titles underlined, in capitals and bold; 1.1 pages. Invent the contents for a customs clerk of 42.

Criteria (complete with target values): body size, line length in characters, contrast, margins, space before and after headings, number of type sizes, number of emphases, date format, bullets per job in relation to age, order, personal data not needed, last line of the page. Twelve, each measurable. For contrast compute or look up the ratio of #9A9A9A on white; the lower limit is 4.5.

Measure the old page: value, target, verdict.

Set it anew: one page exactly, black or nearly so, two sizes, one emphasis. Cut by relevance for a job as customs specialist with an online retailer; what is cut is listed.

The ten-second test: three people or three runs of your own memory after a short look: name, present job, strongest point. Before and after.

Deliver old and new as PDF or picture, the twelve rows for both, cuts, the test. In some countries a photo is expected, in others it is best left out; find a source for one country and let it decide. Beauty without legibility was the old page's problem, too, by the way.`,
  },
  {
    id: 'b09-freelancer-projects',
    title: 'Turn nine scattered freelance jobs into a readable history',
    description:
      "Group a sound engineer's projects by type and client so that a broadcaster sees ten steady years.",
    minutes: 40,
    instructions: `Femi's list, as he keeps it for taxes: Feb 15 wedding; 15-19 club Marquee, front of house, about 300 nights; 16 podcast "Bones" 12 episodes; 2017 festival stage 2 (also 18, 19, 22, 23); 2019-now audiobooks, 41 titles, two publishers; 20 nothing till August, then streaming of church services, 30; 21 repair of a mixing desk for a school, free; 2022-23 radio station as holiday cover, 14 weeks in all; 24 museum audio guide, 60 stops; assorted weddings.

The broadcaster wants an "audio producer, spoken word, permanent". Fear behind it: freelancers do not stay, and do everything and nothing.

Try three forms: by time, by kind of work, mixed (a frame "Freelance sound engineer, 2015-now" with groups). Judge each by: does one see in ten seconds what is spoken word; are the years complete; can one check it? Choose.

Write it: at most 200 words, numbers of nights, titles, weeks where they tell something. How much space do weddings deserve? The gap of spring 2020 needs how many words? The repair for the school?

References: who of these could be called? Choose three.

Add the paragraph of the letter on permanence: why someone free for ten years wants a post. Femi says: "I want to hear how a programme gets better over a year. I never hear the second year of anything." Use it, 60 words.

Submit three sketches in outline, the chosen history, referees, paragraph. A chronological list of nine items with months is where he started; if that's the result, nothing was gained.`,
  },
  {
    id: 'b09-interview-stories',
    title: 'Prepare six stories for an interview out of one resume',
    description:
      'Short true stories with situation, action and result for a hotel manager, matched to twelve likely questions.',
    minutes: 50,
    instructions: `Resume of Mateo Ruiz, deputy manager of a hotel with 58 rooms, applying as manager elsewhere. Bullets: cut food waste by weighing plates (from 190 to 120 g per guest, eight months); survived a burst pipe on New Year's Eve, 21 rooms, no guest without a bed; hired 14, kept 9 after two years; introduced a quiet floor; lost a wedding booking of $18,000 through a mistake in the calendar, his own; persuaded the owner to close the bar on Mondays; learnt the booking software alone and taught six.

Write six stories, 90 to 120 words each, to be told in a minute: what was the case, what did he do (he, not "we"), what came of it, what would he do otherwise. You may add details which follow from the bullets; all others are marked as questions to Mateo, in brackets. The lost wedding has to be one of them.

Make a grid: six stories against twelve questions (conflict, mistake, money, leading, pressure, change, guest, initiative, learning, failure to convince, priorities, ethics). Each question needs at least one story, each story should serve two. Which question has none? What should Mateo think about before the day?

Read each aloud with a watch.

An assistant asks two follow-up questions per story, as a sceptical owner would. Which of them would embarrass him, and is the story then still good?

Hand in stories with times, grid, the follow-ups with two-line answers. Stories in which everything ends well and nobody objects are not believed; there should be an obstacle in all six.`,
  },
  {
    id: 'b09-accessible-job-application',
    title: 'Decide what to disclose: a letter with a hearing loss',
    description:
      'Weigh three options with an applicant, write both versions of the letter and a practical note for the interview.',
    minutes: 40,
    instructions: `Fictional case: Jonas Weil, 27, draughtsman, wears hearing aids on both sides; phone calls are difficult, meetings with up to four people fine, open-plan offices tiring. Good at it: precise, fast in CAD, three years in a bridge-building firm, where he introduced written minutes for everyone "and then all liked them". He applies to an engineering office: CAD draughtsman, coordination with sites by phone, team of nine, open plan.

This is his decision, not yours. So first lay out three options for him: say it in the letter, in the invitation to the interview, after the offer. For each: what he gains, what he risks, what must be arranged in any case (phone). Look up, for one country of your choice, what the law says about asking and adjustments: one official source with address; no advice beyond citing it.

Then write the letter twice, 200 words each: version A mentions it in two sentences, as a fact with a solution; version B does not mention it and promises nothing that depends on the phone either.

Third, a note for the interview invitation: 50 words, practical (seat with a view of faces, not beside the coffee machine, questions in writing welcome), without medical details.

Check the language: no "suffers from", no heroism, no thanks for understanding. The minutes story belongs in both versions; why?

An assistant is asked to improve A. Does it move the two sentences, inflate them, or pity him? Report.

Hand in options, source, A and B, note, report. A document that pushes Jonas into one option is biased, however kindly it is meant.`,
  },
  {
    id: 'b09-resume-review-service',
    title: "Review a stranger's resume and write feedback they can use",
    description:
      'Prioritised, kind and specific comments on a flawed page, limited to what can be mended in two evenings.',
    minutes: 40,
    instructions: `The page, by Kofi B., who wants to become a shift leader in a bakery factory:
"CURRICULUM VITAE. Kofi B., 14.02.1990, single. Summary: hard-working baker with many years. 2012-now: Sunbake Ltd, baker. Tasks: dough, oven, packing, cleaning, sometimes shift leader when Marc is ill. 2010-2012: various. 2008-2010: apprenticeship, not finished. Skills: computer, English, team, punctual, HACCP. Hobbies: gym, friends, church (treasurer). References: on request. Mail: kofi_dancefloor90@mail.example"

Look for what is hidden in it first. "Sometimes shift leader" is the job he wants; treasurer is trust with money; twelve years in a firm; an unfinished apprenticeship that a reader will see anyway.

Write questions, eight at most, whose answers would change the page most. Sort by yield.

Then feedback in 250 words: three changes for the first evening, three for the second, each with an example of the new wording (with slots where figures are missing: "led the night shift of [number] about [number] times since [year]"). Praise must be specific or be absent. What can stay is said as well.

Don't rewrite everything; people who get their page back finished can't defend it in the interview. Where do you draw the line?

Test: give your feedback and the page to an assistant that plays Kofi, tired after a night shift. What does it (he) do first, what does he not understand? Adjust.

Assemble: hidden strengths, questions, feedback v1 and v2, and the one sentence of yours most likely to hurt, with its replacement. Remarks on his mail address may be made once, lightly.`,
  },
];
