export default {
  'Uploading...': 'Uploaden...',
  'Or drop a picture here. PNG, JPG or GIF, at most 5 MB.':
    'Of sleep een foto hierheen. PNG, JPG of GIF, hoogstens 5 MB.',
  'Choose another picture, or drop one here, to replace it.':
    'Kies een andere foto, of sleep er een hierheen, om de foto te vervangen.',
  '“{name}” is ready. Choose another picture, or drop one here, to replace it.':
    '“{name}” is klaar. Kies een andere foto, of sleep er een hierheen, om de foto te vervangen.',
  'Remove image': 'Foto weghalen',
  'Choose from the library': 'Uit de bibliotheek kiezen',
  '{count} picture|{count} pictures': '{count} foto|{count} foto’s',
  '{count} picture copied to this site|{count} pictures copied to this site':
    '{count} foto naar deze site gekopieerd|{count} foto’s naar deze site gekopieerd',
  '{count} picture could not be copied|{count} pictures could not be copied':
    '{count} foto kon niet worden gekopieerd|{count} foto’s konden niet worden gekopieerd',
  'Image uploaded successfully': 'Foto geüpload',
  'Image uploaded, but not used': 'Foto geüpload, maar niet gebruikt',
  'You closed the field before the upload had finished. The image is in the library.':
    'U sloot het veld voordat het uploaden klaar was. De foto staat in de bibliotheek.',
  'Upload failed': 'Uploaden mislukt',
  'Invalid file type': 'Verkeerd soort bestand',
  'File too large': 'Bestand te groot',
  'This picture moves': 'Deze afbeelding beweegt',
  'This picture cannot be opened here': 'Deze foto kan hier niet worden geopend',
  'Only GIF and WebP pictures keep moving on this website':
    'Alleen GIF- en WebP-afbeeldingen blijven op deze website bewegen',
  'Please select an image file (PNG, JPG, GIF, etc.)': 'Kies een afbeelding (PNG, JPG, GIF enz.)',
  'Please select an image smaller than 5MB': 'Kies een afbeelding die kleiner is dan 5 MB',
  'This picture was removed from the site for good, because somebody must no longer be seen. Choose another one.':
    'Deze foto is voorgoed van de site gehaald, omdat iemand er niet meer op te zien mag zijn. Kies een andere.',
  'Failed to upload image. Please try again.': 'De afbeelding is niet geüpload. Probeer het nog eens.',
  'This picture moved. On the website it stands still, because only GIF and WebP pictures keep moving there.':
    'Deze foto bewoog. Op de website staat ze stil, omdat daar alleen GIF- en WebP-bestanden bewegen.',
  'This file has several pages. The website shows the first.':
    'Dit bestand heeft meer pagina’s. De website toont de eerste.',
  'Make it smaller and use it': 'Verkleinen en gebruiken',
  'Use it without movement': 'Zonder beweging gebruiken',
  '“{name}” was not uploaded.': '“{name}” is niet geüpload.',
  '“{name}” was not uploaded: {detail}.': '“{name}” is niet geüpload: {detail}.',
  'it is {size}, and 5 MB is the most. Made smaller, it looks the same on the website':
    'de foto is {size}, en 5 MB is het maximum. Verkleind ziet die er op de website hetzelfde uit',
  'it moves and is {size}, and 5 MB is the most. Made smaller, it would stand still':
    'de afbeelding beweegt en is {size}, en 5 MB is het maximum. Verkleind zou die stilstaan',
  'it is {size}, and that is more than the host of this website takes. Made smaller, it looks the same on the website':
    'de foto is {size}, meer dan de server van deze website aanneemt. Verkleind ziet die er op de website hetzelfde uit',
  'it moves and is {size}, and that is more than the host of this website takes. Made smaller, it would stand still':
    'de afbeelding beweegt en is {size}, meer dan de server van deze website aanneemt. Verkleind zou die stilstaan',
  'it moves, and only GIF and WebP pictures keep moving here':
    'de afbeelding beweegt, en alleen GIF- en WebP-afbeeldingen blijven hier bewegen',
  'this browser cannot open Apple’s HEIC photos. Choose it on the iPhone itself, or save it as a JPG picture first':
    'deze browser kan HEIC-foto’s van Apple niet openen. Kies de foto op de iPhone zelf, of sla die eerst op als JPG',
  'this browser cannot open pictures of the format {format}. Save it as a JPG picture first, or choose another one':
    'deze browser kan bestanden van het soort {format} niet openen. Sla de foto eerst op als JPG, of kies een andere',
  'this browser cannot open it. Save it as a JPG picture first, or choose another one':
    'deze browser kan het bestand niet openen. Sla de foto eerst op als JPG, of kies een andere',
};
