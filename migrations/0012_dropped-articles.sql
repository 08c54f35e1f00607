CREATE TABLE `dropped_articles` (
	`feed_id` text NOT NULL,
	`reason` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`feed_id`, `reason`)
);
--> statement-breakpoint
INSERT INTO `dropped_articles` (`feed_id`, `reason`, `count`)
SELECT `feed_id`, `hidden_because`, count(*) FROM `ai_news` WHERE `hidden_because` IS NOT NULL GROUP BY 1, 2;--> statement-breakpoint
CREATE TRIGGER `article_dropped` AFTER INSERT ON `ai_news` WHEN new.`hidden_because` IS NOT NULL BEGIN
	INSERT INTO `dropped_articles` (`feed_id`, `reason`, `count`) VALUES (new.`feed_id`, new.`hidden_because`, 1)
		ON CONFLICT (`feed_id`, `reason`) DO UPDATE SET `count` = `count` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `article_judged_again` AFTER UPDATE OF `hidden_because` ON `ai_news` WHEN old.`hidden_because` IS NOT new.`hidden_because` BEGIN
	UPDATE `dropped_articles` SET `count` = `count` - 1 WHERE `feed_id` = old.`feed_id` AND `reason` = old.`hidden_because`;
	INSERT INTO `dropped_articles` (`feed_id`, `reason`, `count`)
		SELECT new.`feed_id`, new.`hidden_because`, 1 WHERE new.`hidden_because` IS NOT NULL
		ON CONFLICT (`feed_id`, `reason`) DO UPDATE SET `count` = `count` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `dropped_article_removed` AFTER DELETE ON `ai_news` WHEN old.`hidden_because` IS NOT NULL BEGIN
	UPDATE `dropped_articles` SET `count` = `count` - 1 WHERE `feed_id` = old.`feed_id` AND `reason` = old.`hidden_because`;
END;
