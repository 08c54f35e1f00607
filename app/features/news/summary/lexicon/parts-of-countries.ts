// Names of parts of countries: whoever names one has named the country.

/** Whoever names a part of a country, or its money, has named the country: folded names of parts, and a kind of unit. */
export const PARTS_OF_COUNTRIES: readonly {
  readonly country: string;
  readonly parts: readonly string[];
  readonly money: string;
}[] = [
  {
    country: "brazil",
    money: "money brl",
    parts:
      "brasil,brasileiro,brasileira,brasileiros,brasileiras,mec,alagoas,amapa,amazonas,bahia,ceara,distrito federal,espirito santo,goias,maranhao,mato grosso,minas gerais,paraiba,parana,pernambuco,piaui,rio de janeiro,rio grande do norte,rio grande do sul,rondonia,roraima,santa catarina,sao paulo,sergipe,tocantins,belo horizonte,brasilia,curitiba,fortaleza,manaus,porto alegre,recife,salvador,campinas,belem".split(
        ",",
      ),
  },
  {
    country: "united kingdom",
    money: "money gbp",
    parts:
      "uk,england,inglaterra,scotland,escocia,wales,northern ireland,london,londres,manchester,leeds,bristol,edinburgh,glasgow,cardiff".split(
        ",",
      ),
  },
  {
    country: "united states",
    money: "none",
    parts:
      "alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,hawaii,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york,nova york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,west virginia,wisconsin,wyoming,chicago,los angeles,boston,seattle,san francisco,philadelphia,houston".split(
        ",",
      ),
  },
  {
    country: "australia",
    money: "money aud",
    parts:
      "new south wales,queensland,tasmania,sydney,melbourne,brisbane,perth,adelaide,canberra,hobart".split(
        ",",
      ),
  },
  {
    country: "canada",
    money: "money cad",
    parts:
      "alberta,british columbia,manitoba,new brunswick,newfoundland,nova scotia,ontario,quebec,saskatchewan,yukon,toronto,montreal,vancouver,ottawa,calgary".split(
        ",",
      ),
  },
];
