import { phrase } from '../claim.ts';

/** What a clinic offers, as the subject of a promise. */
export const OFFER =
  '(?:kuur|kuren|therapie(?:ën)?|behandeling(?:en)?|methode|aanpak|middel(?:en)?|infuus|infusen|supplement(?:en)?|kruid(?:en)?|dieet|druppels|thee|pil(?:len)?|tablet(?:ten)?|capsules?|olie|zalf|crème|vitamine ?[a-z]?\\d{0,2}|acupunctuur|homeopathie)';
/** Without a cure so far, whatever anyone promises. */
export const CHRONIC =
  '(?:reuma|artritis|diabetes|suikerziekte|migraine|astma|copd|eczeem|psoriasis|rosacea|artrose|fibromyalgie|crohn|alzheimer|dementie|parkinson|ms|long ?covid|hooikoorts|allergie(?:ën)?|tinnitus|oorsuizen|jicht|lyme|adhd|autisme|epilepsie|endometriose|osteoporose|botontkalking|hiv|hoge bloeddruk|auto-?immuunziekten?)';
export const ILLNESS = `(?:kanker|\\p{L}{1,30}kanker|${CHRONIC}|depressies?|acne|hernia|obesitas|overgewicht|slapeloosheid|hart- en vaatziekten|burn-?out|covid(?:-19)?|ziekten?|ziektes)`;
/** What a reader wants to be rid of. */
export const COMPLAINT = `(?:${ILLNESS}|[\\p{L}-]{0,20}klacht(?:en)?|[\\p{L}-]{0,20}pijn(?:en)?|kwaal|kwalen|symptomen|jeuk|rimpels?|puistjes)`;

export const HEALING_BODY = phrase(
  '(?:wond(?:en|je|jes)?|huid|litteken|bot(?:ten)?|(?:bot)?breuk|pees|spier|weefsel|slijmvlies|operatie|snee|blaar|ontsteking)',
);
