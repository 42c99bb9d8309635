/**
 * Frequent first names and surnames of the Netherlands, without those that are words of care, such as Roos or Hart. A
 * search with one of them beside other words is about a person.
 */
export const NAMES: ReadonlySet<string> = new Set(
  `aad abdel abdullah achmed adam adri adriaan adriana agnes ahmed aisha albert alex alexander ali alice amber amy ana
  andrea andre angela anita anja anke ankie ann anna anne annelies annemarie annemiek anneke annet annette annie anouk
  anton antoinette antoon arend arie arjan arjen arno arnold arthur astrid barbara bart bas bastiaan beatrix ben
  bernard bert betsy bianca bob bram brigitte carla carlo carolien caroline cees chantal charlotte chris christiaan
  christina christine cindy claudia cor corina corrie daan daniel danielle david debbie demi dennis diana dick diederik
  dirk dorien dorothea edith edwin eefje elisabeth ella ellen els elske emiel emily emma eric erik erna ernst esmee
  esther eva evelien evelyn fatima femke fenna ferdinand fien fleur floor floris francien francisca frank frans fred
  frederik freek frits gea geert gerard gerda gerrit gert gijs gina govert greet greetje guus hanna hannah hanneke hans
  harm harrie harry hassan heidi hein helena henk hendrik henny henriette herman hetty hilde hugo ibrahim ilse ina ine
  inge ingeborg ingrid irene isa isabel ivo jaap jack jacob jacqueline jacques jan janna janneke jannie jans janus jasmijn
  jasper jeanette jelle jeroen jesse jet jip joan job jochem joep johan johanna johannes john jolanda jolien joop joost
  jordy joris jos josef jose josephine joyce judith jules julia julian juliette jurgen kaj karel karen karim karin
  kathleen kees kelly kevin khadija kim klaas klara koen koos laura laurens leah lena lennart leo leon lenny liam lida
  lien lies lieke liesbeth lieve lily linda lisa lisanne lisette loes lotte louis louise luc lucas lucia luuk maaike
  maarten madelief manon marc marcel maria marian marianne marieke marielle marije marijke marijn marina marion marissa
  mariska marjan marjolein marjon mark marlies marloes marlou martijn martin martine mathijs matthijs maud maurice maurits
  max maxime melanie melissa menno mia michael michel michelle mieke miep mien mila milan mirjam mo mohamed mohammed
  monique mustafa nadia nancy natalie natasja nathalie neeltje nick nico nicole niek niels nienke nina noah noor nora
  olga olivia omar oscar otto pascal patricia patrick paul paula pauline peter petra piet pieter pim pleun quinten rachel
  rachid ralf ramon raymond rebecca remco rene renate ria rianne riet rik rita rob robbert robert robin roel roelof rogier
  romy ronald rosa rosalie ruben rudi rudolf ruud ruth saar sabine samir sandra sanne sara sarah saskia sem sharon sharona
  siem simon simone sjaak sjoerd sofia sonja sophie stan stefan stephan steven stijn suzanne sven sylvia tamara tanja
  tara teun thea theo thijs thomas tijn tim tineke tinus titia tobias tom ton tonnie toon truus tygo valerie vera
  veronique victor vincent wendy werner wessel wesley willeke willem willemijn wilma wim wout wouter xander yara yasmin
  youssef yusuf yvette yvonne zoe
  aalbers aarts achterberg adriaanse arends backer bakker barendregt bax beekman bekker berends blom boer boersma
  bogaard boogaard boon bosch bosman bosma bouwman braam brouwer brouwers bruijn bruin burger buijs claessen
  dekker dijk dijkman dijkstra doorn driessen evers faber gerritsen goossens haan hendriks hermans heijden
  hoekstra hofman huisman jacobs jansen janssen jansens janssens jonker kaya kamp kerkhof klaassen kok
  koning konings koster kramer kuiper kuijpers laan lammers leeuw leeuwen linden loon martens meijer meyer
  mertens meulen michiels moll mulder muller nguyen nijland oostrom otten peeters peters pieters pol postma
  prins ramaker ramakers reijnders rijn ruiter sanders schaap scholten schouten schrijver schuurman simons singh
  smeets smit smits smulders snoek spek stam swinkels teunissen timmer timmerman timmermans tuin veen veenstra
  velde venema verbeek verberne verhagen verhoeven verhoef vermeer vermeulen vermeij versteeg vink visser vliet
  vos vries vroom weert wester wiersma wijk wijnen willems wolf wolters yilmaz zijlstra`.split(/\s+/),
);
