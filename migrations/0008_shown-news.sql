CREATE TABLE `judged_rules` (
	`id` integer PRIMARY KEY NOT NULL,
	`rules` text NOT NULL,
	`judged_up_to` text
);
--> statement-breakpoint
DROP INDEX `ai_news_status_published_at`;--> statement-breakpoint
DROP INDEX `ai_news_feed_published_at`;--> statement-breakpoint
DROP INDEX `ai_news_pending`;--> statement-breakpoint
ALTER TABLE `ai_news` ADD `hidden_because` text;--> statement-breakpoint
ALTER TABLE `ai_news` ADD `search_rowid` integer GENERATED ALWAYS AS (unixepoch(published_at) * 4294967296 + instr('123456789abcdef', substr(id, 1, 1)) * 268435456 + instr('123456789abcdef', substr(id, 2, 1)) * 16777216 + instr('123456789abcdef', substr(id, 3, 1)) * 1048576 + instr('123456789abcdef', substr(id, 4, 1)) * 65536 + instr('123456789abcdef', substr(id, 5, 1)) * 4096 + instr('123456789abcdef', substr(id, 6, 1)) * 256 + instr('123456789abcdef', substr(id, 7, 1)) * 16 + instr('123456789abcdef', substr(id, 8, 1)) * 1) VIRTUAL;--> statement-breakpoint
CREATE INDEX `ai_news_shown` ON `ai_news` ("published_at" desc,"id" desc) WHERE status = 'published' and hidden_because is null;--> statement-breakpoint
CREATE INDEX `ai_news_shown_by_feed` ON `ai_news` (`feed_id`,"published_at" desc,"id" desc) WHERE status = 'published' and hidden_because is null;--> statement-breakpoint
CREATE INDEX `ai_news_published_at` ON `ai_news` (`published_at`);--> statement-breakpoint
CREATE INDEX `ai_news_search_rowid` ON `ai_news` (`search_rowid`);--> statement-breakpoint
CREATE INDEX `ai_news_pending` ON `ai_news` ("published_at" desc,`id`) WHERE summary_state = 'pending';--> statement-breakpoint
ALTER TABLE `pipeline_runs` ADD `item_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `pipeline_runs` ADD `done_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `pipeline_runs` ADD `unchanged_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `pipeline_runs` ADD `failed_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `pipeline_runs` ADD `pending_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `feed_states_with_news` ON `feed_states` (`name`) WHERE last_new_at is not null;--> statement-breakpoint
-- The verdict of the default rules over what is stored. With the first hour the configured ones are applied.
UPDATE `ai_news` SET `hidden_because` = CASE
	WHEN `source_url` NOT LIKE 'https://_%' AND `source_url` NOT LIKE 'http://_%' THEN 'unsafe-link'
	WHEN unixepoch(`published_at`) IS NULL THEN 'unreadable-date'
	WHEN substr(`published_at`, 1, 4) = '2025' THEN 'year'
	WHEN instr(lower(`title`), '&#8216;') > 0 OR instr(lower(`title`), '&#8217;') > 0 OR instr(lower(`title`), '&#8220;') > 0 OR instr(lower(`title`), '&#8221;') > 0 OR instr(lower(`title`), '&lsquo;') > 0 OR instr(lower(`title`), '&rsquo;') > 0 OR instr(lower(`title`), '&ldquo;') > 0 OR instr(lower(`title`), '&rdquo;') > 0 THEN 'title'
END;--> statement-breakpoint
DELETE FROM `news_tags` WHERE `article_id` IN (SELECT `id` FROM `ai_news` WHERE `status` <> 'published' OR `hidden_because` IS NOT NULL);--> statement-breakpoint
-- Beyond ASCII the tokenizer takes every character for a letter, so typographic marks leave the text.
UPDATE `ai_news` SET `search_text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`search_text`, '“', ' '), '”', ' '), '„', ' '), '‘', ' '), '’', ' '), '‚', ' '), '«', ' '), '»', ' '), '‹', ' '), '›', ' '), '–', ' '), '—', ' '), '―', ' '), '…', ' '), '·', ' '), '•', ' '), '¿', ' '), '¡', ' '), '→', ' '), '|', ' ');--> statement-breakpoint
-- Without the text itself and without places in it: what is searched for is whether all words occur.
CREATE VIRTUAL TABLE `news_search` USING fts5(words, content='', contentless_delete=1, detail=none, tokenize='ascii');--> statement-breakpoint
INSERT INTO `news_search` (`rowid`, `words`)
	SELECT `search_rowid`, `search_text` FROM `ai_news`
	WHERE `status` = 'published' AND `hidden_because` IS NULL GROUP BY `search_rowid` ORDER BY `search_rowid`;--> statement-breakpoint
CREATE TRIGGER `news_shown` AFTER INSERT ON `ai_news` WHEN new.`status` = 'published' AND new.`hidden_because` IS NULL BEGIN
	INSERT INTO `news_tags` (`tag`, `published_at`, `article_id`) SELECT DISTINCT value, new.`published_at`, new.`id` FROM json_each(new.`tags`);
	INSERT OR REPLACE INTO `news_search` (`rowid`, `words`) VALUES (new.`search_rowid`, new.`search_text`);
END;--> statement-breakpoint
CREATE TRIGGER `news_tagged` AFTER UPDATE OF `tags`, `published_at`, `status`, `hidden_because` ON `ai_news`
WHEN old.`tags` IS NOT new.`tags` OR old.`published_at` IS NOT new.`published_at` OR old.`status` IS NOT new.`status` OR old.`hidden_because` IS NOT new.`hidden_because` BEGIN
	DELETE FROM `news_tags` WHERE `article_id` = old.`id`;
	INSERT INTO `news_tags` (`tag`, `published_at`, `article_id`) SELECT DISTINCT value, new.`published_at`, new.`id` FROM json_each(new.`tags`)
		WHERE new.`status` = 'published' AND new.`hidden_because` IS NULL;
END;--> statement-breakpoint
CREATE TRIGGER `news_reworded` AFTER UPDATE OF `search_text`, `published_at`, `status`, `hidden_because` ON `ai_news`
WHEN old.`search_text` IS NOT new.`search_text` OR old.`published_at` IS NOT new.`published_at` OR old.`status` IS NOT new.`status` OR old.`hidden_because` IS NOT new.`hidden_because` BEGIN
	DELETE FROM `news_search` WHERE `rowid` = old.`search_rowid`;
	INSERT OR REPLACE INTO `news_search` (`rowid`, `words`) SELECT new.`search_rowid`, new.`search_text`
		WHERE new.`status` = 'published' AND new.`hidden_because` IS NULL;
END;--> statement-breakpoint
-- Tags go by their foreign key.
CREATE TRIGGER `news_removed` AFTER DELETE ON `ai_news` BEGIN
	DELETE FROM `news_search` WHERE `rowid` = old.`search_rowid`;
END;--> statement-breakpoint
UPDATE `pipeline_runs` SET
	`item_count` = (SELECT count(*) FROM `run_items` WHERE `run_id` = `pipeline_runs`.`id`),
	`done_count` = (SELECT count(*) FROM `run_items` WHERE `run_id` = `pipeline_runs`.`id` AND `outcome` = 'done'),
	`unchanged_count` = (SELECT count(*) FROM `run_items` WHERE `run_id` = `pipeline_runs`.`id` AND `outcome` = 'unchanged'),
	`failed_count` = (SELECT count(*) FROM `run_items` WHERE `run_id` = `pipeline_runs`.`id` AND `outcome` = 'failed'),
	`pending_count` = (SELECT count(*) FROM `run_items` WHERE `run_id` = `pipeline_runs`.`id` AND `outcome` = 'pending');--> statement-breakpoint
CREATE TRIGGER `run_item_ended` AFTER UPDATE OF `outcome` ON `run_items` WHEN old.`outcome` IS NULL AND new.`outcome` IS NOT NULL BEGIN
	UPDATE `pipeline_runs` SET
		`done_count` = `done_count` + (new.`outcome` = 'done'),
		`unchanged_count` = `unchanged_count` + (new.`outcome` = 'unchanged'),
		`failed_count` = `failed_count` + (new.`outcome` = 'failed'),
		`pending_count` = `pending_count` + (new.`outcome` = 'pending')
	WHERE `id` = new.`run_id`;
END;
